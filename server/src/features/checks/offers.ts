import type { CheckResult, Sentence, Settings, SpendingOffer } from '@waybook/contract'
import {
  canPay,
  forceOption,
  spendingOptions,
  woundsOf,
  type Net,
  type SpendingEffect,
  type SpendingOption,
  otherSide,
} from '@waybook/rules'

import { checkOutcomes, outcomeByText } from '#sentences/sentences.ts'

import { pointKind } from '../campaign/campaign-words.ts'
import type { ForceUse, Part } from './document.ts'
import { leftOfPart, netOfPart, symbolsOfPart, weaponOfPart } from './part-pool.ts'
import { maySpend } from './policy.ts'
import { knownName, seesPoints, type SeenCheck } from './surroundings.ts'

/** The option of applying the result. All other options are bought. */
export const RESULT = 'result'

/** Whether the result has been applied and not undone. */
export function isApplied({ effects }: Part): boolean {
  return effects.some(({ option, undone }) => option === RESULT && !undone)
}

/** Whether the dice now give a result that differs from the applied one. */
export function isStale(part: Part): boolean {
  const net = netOfPart(part)
  const result = part.effects.find(({ option, undone }) => option === RESULT && !undone)
  const applied = result?.applied
  if (!net || !applied) return false
  if ((result.reduced ?? 0) !== reducedIn(part)) return true
  const counts = (one: Net) => [Math.max(one.success, 0), part.target?.weapon ? 0 : Math.max(one.advantage, 0)].join()
  return counts(net) !== counts(applied)
}

/** The options that a part's roll can buy, for any buyer. */
export function optionsFor(part: Part): SpendingOption[] {
  const net = netOfPart(part)
  const weapon = weaponOfPart(part)
  const attack = weapon && { ...weapon, hit: (net?.success ?? 0) > 0, aimed: part.target?.id !== null }
  const force = part.rolled?.force
  return [
    ...(force ? [forceOption(force.side, force.price, force.point)] : []),
    ...spendingOptions({ skill: part.skill, attack }),
  ]
}

/** The options that a viewer may buy with the symbols that were rolled, including options that are no longer affordable. */
export function toOffers(part: Part, { document, viewer }: SeenCheck): SpendingOffer[] {
  const [left, rolled] = [leftOfPart(part), symbolsOfPart(part)]
  if (!left || !rolled || document.state !== 'open') return []
  return optionsFor(part).flatMap(({ id, name, text, costs, who, effect }) => {
    const payable = costs.filter((cost) => canPay(rolled, cost) && maySpend(cost, part, viewer))
    if (payable.length === 0) return []
    const affordable = payable.some((cost) => canPay(left, cost))
    const forSomebody = who === 'chosen'
    const said = { name: outcomeByText(name).said, text: offerText(text, effect, part).said }
    return [{ option: id, name, text, said, costs: payable.map((cost) => ({ ...cost })), forSomebody, affordable }]
  })
}

function offerText(text: string, effect: SpendingEffect, { rolled }: Part): Sentence {
  if (effect.kind === 'force' && rolled?.force) return forceText(rolled.force)
  const gets =
    effect.kind === 'condition' && effect.name !== null ? checkOutcomes.gets({ condition: effect.name }) : null
  return gets?.text === text ? gets : outcomeByText(text)
}

function forceText({ side, price: { strain, points }, point }: ForceUse): Sentence {
  const costs = strain > 0 ? (points > 0 ? 'both' : 'strain') : points > 0 ? 'point' : 'none'
  return checkOutcomes.useForceText({ costs, side: otherSide(side), strain, point: pointKind(point) })
}

/** The combatants of the encounter, or else the party, as far as the viewer knows them. */
export function toChoices(part: Part, { viewer, around }: SeenCheck) {
  const inEncounter = around.encounter?.record.state.combatants.map(({ id }) => id)
  return [...new Set(inEncounter ?? [...around.party, part.character])].flatMap((id) => {
    const name = knownName(id, viewer, around)
    return name === null ? [] : [{ id, name }]
  })
}

/** The effect of applying the result; `null` if there is none. */
export function toResult(part: Part, { document, viewer, around }: SeenCheck): CheckResult | null {
  const net = netOfPart(part)
  const { kind } = document
  const { id, injury = null } = part.target ?? { id: null }
  const weapon = weaponOfPart(part)
  const state = { injury, applied: isApplied(part), stale: isStale(part), ...scaleOf(part) }
  if (!net) return null
  if (net.success <= 0) return state.stale ? { base: 0, soak: null, pierce: 0, total: 0, ...state } : null
  if (kind === 'healing' || kind === 'recovery')
    return { base: net.success, soak: null, pierce: 0, total: net.success, ...state }
  if (kind !== 'attack' || !weapon) return null
  const hit = { base: (weapon.damage ?? 0) + net.success, pierce: weapon.pierce, ...state }
  // Without a target the damage is only told.
  if (id === null) return { ...hit, soak: null, total: null }
  // The target may be gone. During an encounter, players must not learn that about a target they do not know.
  const soak = around.targets.get(id)?.soak
  if (soak === undefined && (viewer.role === 'gameMaster' || !around.encounter)) return null
  const isKnown = soak !== undefined && seesPoints(id, viewer, around)
  return {
    ...hit,
    ...(isKnown && reducedIn(part) > 0 && { reduced: reducedIn(part) }),
    soak: isKnown ? soak : null,
    total: isKnown ? damageOf(part, net, soak, around.settings) : null,
  }
}

/** How the scales of weapon and target change the damage. */
function scaleOf({ target }: Part): Pick<CheckResult, 'times' | 'divided'> {
  const { weapon, by } = target?.scale ?? {}
  if (by === undefined) return {}
  return weapon === 'vehicle' ? { times: by } : { divided: by }
}

/** The damage that the target's effects take away from the hit. */
export function reducedIn({ effects }: Pick<Part, 'effects'>): number {
  const taken = effects.map(({ did, undone }) => (did.kind === 'used' && !undone ? (did.reaction?.reduces ?? 0) : 0))
  return taken.reduce((sum, amount) => sum + amount, 0)
}

/** The wounds of an attack that hit. */
export function damageOf(part: Part, { success }: Net, soak: number, settings: Settings): number {
  const { damage = 0, pierce = 0 } = weaponOfPart(part) ?? {}
  return woundsOf({
    damage: damage ?? 0,
    netSuccesses: success,
    soak,
    pierce,
    minimum: settings.minimumDamage,
    reduced: reducedIn(part),
    scale: part.target?.scale,
  })
}
