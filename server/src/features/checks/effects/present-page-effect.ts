import {
  maySee,
  scopeOf,
  type ModifierOwner,
  type PageEffect as ShownEffect,
  type RollEffect,
  type Viewer,
} from '@waybook/contract'
import { canPay, isSymbolPrice, paysAsWounds, priceProblem, type EffectSymbol, type Symbols } from '@waybook/rules'

import type { PageEffect, Part } from '../document.ts'
import { activeEffects, appliesTo, leftOfPart } from '../part-pool.ts'
import { knowsHolder, ownerFor, seesResult } from '../policy.ts'
import type { SeenCheck } from '../surroundings.ts'
import { leftFor } from './effect-uses.ts'
import type { EffectUses } from './uses-in-checks.ts'

/** The effects that a viewer may switch before the roll. */
export function offeredEffects(part: Part, seen: SeenCheck): PageEffect[] {
  return knownEffects(part, seen).filter(({ after }) => after === undefined)
}

/** The effects that a viewer may use, reductions of damage aside: the game master all, players their own character's, of pages that they may read. */
export function knownEffects({ pageEffects = [], basis, skill, character }: Part, seen: SeenCheck): PageEffect[] {
  const { viewer, around } = seen
  const owner = ownerFor(viewer, character)
  const scope = scopeOf(viewer)
  return pageEffects.filter((effect) => {
    if (effect.reduces !== undefined) return false
    const page = around.names.get(effect.source)
    const isOffered =
      owner === 'gameMaster' || (isOwnedBy(effect, owner, viewer) && page !== undefined && maySee(scope, page))
    return isOffered && appliesTo(effect, basis.characteristic, skill)
  })
}

/** An ally switches only what their own character has. */
function isOwnedBy({ owner, holder }: PageEffect, as: ModifierOwner, { characterId }: Viewer): boolean {
  return owner === as && (as !== 'ally' || holder === characterId)
}

/**
 * The symbols of effects that are on and that the viewer may not switch, such as the target's: only from pages that the viewer may read, of
 * somebody whose figures they may know.
 */
export function otherSymbols(part: Part, seen: SeenCheck): EffectSymbol[] {
  if (part.rolled) return []
  const { viewer, around } = seen
  const offered = new Set(offeredEffects(part, seen).map(({ key }) => key))
  const isHidden = part.difficultyHidden && viewer.role !== 'gameMaster'
  return activeEffects(part).flatMap(({ key, source, holder, ofTarget, symbols = [] }) => {
    const page = around.names.get(source)
    const isKnown = page !== undefined && maySee(scopeOf(viewer), page) && knowsHolder(holder, viewer, around)
    return isKnown && !offered.has(key) && !(ofTarget && isHidden) ? symbols : []
  })
}

/** Empty after the roll. */
export function toPageEffects(part: Part, seen: SeenCheck): ShownEffect[] {
  if (part.rolled) return []
  const { names, effectUses } = seen.around
  return offeredEffects(part, seen).map((effect) => toPageEffect(effect, names.get(effect.source)?.name, effectUses))
}

/** The effects by which a viewer may change the dice; empty before the roll, and when the check is over. */
export function toRollEffects(part: Part, seen: SeenCheck): RollEffect[] {
  if (!seesResult(part, seen) || seen.document.state !== 'open') return []
  const { names, effectUses } = seen.around
  const inCheck = { ...effectUses, now: { ...effectUses.now, check: part.rolled?.roll.checkId ?? null } }
  return knownEffects(part, seen).flatMap((effect) => {
    if (!effect.after) return []
    const shown = toPageEffect(effect, names.get(effect.source)?.name, inCheck)
    const problem = shown.problem ?? symbolProblem(effect, leftOfPart(part))
    return [{ effect: { ...shown, problem }, changes: effect.after.map((change) => ({ ...change })) }]
  })
}

function symbolProblem({ prices }: PageEffect, left: Symbols | null): string | null {
  const lacks = prices.find((choices) =>
    choices.every(({ what, count }) => isSymbolPrice(what) && !(left && canPay(left, { symbol: what, count }))),
  )
  return lacks ? 'The roll does not have the symbols for it' : null
}

export function toPageEffect(effect: PageEffect, name: string | undefined, uses: EffectUses): ShownEffect {
  const { key, kind, line, on, limit, quality, required, force, symbols = [], figures = [] } = effect
  const left = leftFor(effect, uses.uses, uses.now)
  const payer = payerOf(effect, uses)
  const prices = effect.prices.map((choices) =>
    choices.map((price) => ({ ...price, ...(payer && paysAsWounds(price, payer) && { asWounds: true as const }) })),
  )
  const problem = left === 0 && limit ? usedUp(limit) : priceProblemOf(effect, uses)
  return {
    key,
    kind,
    name: quality ?? name ?? 'Something',
    line,
    on,
    ...(required && { required }),
    symbols: [...symbols],
    figures: [...figures],
    ...(force !== undefined && { force }),
    prices,
    limit: limit && { ...limit },
    left,
    problem,
  }
}

function usedUp({ per }: NonNullable<PageEffect['limit']>): string {
  return `Used up for this ${per}`
}

/** Story points are not looked at, because everybody sees them. */
function priceProblemOf(effect: PageEffect, uses: EffectUses): string | null {
  const payer = payerOf(effect, uses)
  if (!payer) return null
  const problems = effect.prices.map((choices) => {
    const whys = choices.map((price) => priceProblem(price, payer))
    return whys.includes(null) ? null : (whys[0] ?? null)
  })
  return problems.find((why) => why !== null) ?? null
}

function payerOf({ holder }: PageEffect, { payers }: EffectUses) {
  const payer = payers.get(holder)
  return payer && { ...payer, isMinion: payer.kind === 'minions' }
}
