import {
  coveredBy,
  leftOf,
  POOL_DIE_MAX,
  poolOf,
  qualityFigures,
  symbolsOf,
  weaponWith,
  type ForcePoints,
  type Net,
  type Pool,
  type Symbols,
  type ThrowRequest,
} from '@waybook/rules'

import { forceNow, netNow } from '../dice/dice-change.ts'
import type { CheckDocument, Modifier, PageEffect, Part, Weapon } from './document.ts'

/** The modifiers that make the pool: switched on, and not limited to another characteristic or skill. */
export function activeModifiers({ modifiers, basis, skill }: Pick<Part, 'modifiers' | 'basis' | 'skill'>): Modifier[] {
  return modifiers.filter((one) => one.on && appliesTo(one, basis.characteristic, skill))
}

/** `rolled`: the characteristic and the skill of a check. */
export function appliesTo({ only }: Pick<Modifier, 'only'>, ...rolled: readonly string[]): boolean {
  return only === undefined || only.some((name) => rolled.includes(name))
}

/** The effects of pages that are on, and not limited to another characteristic or skill. */
export function activeEffects({ pageEffects = [], basis, skill }: Part): PageEffect[] {
  return pageEffects.filter((one) => one.on && appliesTo(one, basis.characteristic, skill))
}

/** The weapon of an attack with the effects that are on; `null` if it is no attack. */
export function weaponOfPart(part: Part): (Weapon & { readonly injury: number }) | null {
  const weapon = part.target?.weapon
  if (!weapon) return null
  const { injury } = qualityFigures(weapon.qualities)
  return weaponWith(
    { ...weapon, injury },
    activeEffects(part).flatMap(({ figures = [] }) => figures),
  )
}

/** The dice of a part: the rolled ones, or before the roll the dice to roll. */
export function poolOfPart(part: Part): Pool {
  return part.rolled ? part.rolled.pool : poolOf(part.basis, activeModifiers(part))
}

/** The net result of the roll; `null` before it. */
export function netOfPart({ rolled }: Part): Net | null {
  return rolled && netNow(rolled.roll)
}

/** The dice to throw for a part: those of the pool, and Force dice. */
export function diceOfPart(part: Part): ThrowRequest {
  const force = forceDiceOf(part)
  return { ...poolOfPart(part), ...(force > 0 && { force }) }
}

/** The Force dice of a part: the chosen ones, and those of effects. */
export function forceDiceOf(part: Part): number {
  return Math.min(Math.max((part.force ?? 0) + forceOfEffects(part), 0), POOL_DIE_MAX)
}

export function forceOfEffects(part: Part): number {
  return activeEffects(part).reduce((sum, { force = 0 }) => sum + force, 0)
}

/** The points of the Force dice of the roll; `null` before it and without such dice. */
export function forceOfPart({ rolled }: Part): ForcePoints | null {
  return rolled?.force ? forceNow(rolled.roll) : null
}

const noNet: Net = { success: 0, advantage: 0, triumph: 0, despair: 0 }

/** The net result as far as it can be spent. A roll of Force dice alone has points to spend, and no other result. */
function spendableNet(part: Part): Net | null {
  return netOfPart(part) ?? (forceOfPart(part) && noNet)
}

/** The symbols that are not spent yet; `null` before the roll. */
export function leftOfPart(part: Part): Symbols | null {
  const net = spendableNet(part)
  const paid = part.effects.flatMap((effect) => (effect.paid && !effect.undone ? [effect.paid] : []))
  return net && leftOf(net, paid, forceOfPart(part))
}

/** The effects whose symbols the roll no longer has, because its dice changed, and that nobody keeps. */
export function uncoveredEffects(part: Part): ReadonlySet<string> {
  const net = spendableNet(part)
  const paid = part.effects.flatMap(({ id, paid: payment, undone, kept }) =>
    payment && !undone ? [{ id, payment, isKept: kept === true }] : [],
  )
  const covered = net
    ? coveredBy(
        net,
        paid.map(({ payment }) => payment),
        forceOfPart(part),
      )
    : []
  return new Set(paid.flatMap(({ id, isKept }, index) => (covered[index] === false && !isKept ? [id] : [])))
}

/** Everything that was rolled, spent or not. */
export function symbolsOfPart(part: Part): Symbols | null {
  const net = spendableNet(part)
  return net && symbolsOf(net, forceOfPart(part))
}

export function partOf({ parts }: CheckDocument, character: string): Part | undefined {
  return parts.find((part) => part.character === character)
}

/** The check with this part in place of its earlier state. */
export function withPart(document: CheckDocument, part: Part): CheckDocument {
  return { ...document, parts: document.parts.map((one) => (one.character === part.character ? part : one)) }
}

/** The part with another pool and a new version, so nobody rolls the old pool. */
export function changed(part: Part, fields: Partial<Part>): Part {
  return { ...part, ...fields, version: part.version + 1 }
}
