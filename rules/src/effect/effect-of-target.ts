import type { Modifier } from '../check/modifier.ts'
import { amountOf, type EffectHolder } from './effect-amount.ts'
import { deciderOf, type EffectDecider, type EffectSituation } from './effect-applies.ts'
import { effectInCheck, type EffectSymbol } from './effect-in-check.ts'
import { limitOf, pricesBeforeRoll, type EffectLimit, type EffectPrice } from './effect-price.ts'
import type { Effect } from './effect.ts'

/** What an effect of the target does in an attack on it: dice and symbols of the roll, or less damage after a hit. */
export interface EffectOfTarget {
  readonly dice: readonly Modifier[]
  /** Symbols that are added to the roll. */
  readonly symbols: readonly EffectSymbol[]
  /** The damage that it takes away from a hit; 0 for an effect before the roll. */
  readonly reduces: number
  readonly decidedBy: EffectDecider
  /** All are paid, each by one of its choices. */
  readonly prices: readonly (readonly EffectPrice[])[]
  readonly limit: EffectLimit | null
}

/**
 * What an effect of the target does in an attack on it; `null` if it does nothing there. An effect that takes damage away is never on by
 * itself: it is offered after the hit.
 * @example
 * const { effect } = parseEffect('reduce damage 2 + rank when hit in melee, pay 3 strain', [])
 * const holder = { rank: 1, characteristics: {}, conditions: [] }
 * effectOfTarget(effect, holder, { melee: true, scene: [] }) // { dice: [], symbols: [], reduces: 3, decidedBy: 'player', prices: [[{ what: 'strain', count: 3 }]], limit: null }
 */
export function effectOfTarget(
  effect: Effect,
  holder: EffectHolder,
  attack: Pick<EffectSituation, 'melee' | 'scene'>,
): EffectOfTarget | null {
  const { when, who, changes, tests } = effect
  if (when === null || 'on' in when || (who !== null && who.people !== 'self')) return null
  if (when.moment === 'attacked') {
    const found = effectInCheck(effect, holder, { ...attack, moments: ['attacked'] })
    if (!found || found.dice.length + found.symbols.length === 0) return null
    const { dice, symbols, decidedBy, prices, limit } = found
    return { dice, symbols, reduces: 0, decidedBy, prices, limit }
  }
  const decidedBy = deciderOf(effect, holder, { ...attack, moments: ['hit'] })
  const prices = pricesBeforeRoll(effect, holder)
  if (when.moment !== 'hit' || decidedBy === null || prices === null) return null
  const reduces = changes
    .map((change) => (change.do === 'reduce damage' ? amountOf(change.amount, holder, tests?.all) : 0))
    .reduce((sum, amount) => sum + amount, 0)
  return reduces < 1 ? null : { dice: [], symbols: [], reduces, decidedBy, prices, limit: limitOf(effect, holder) }
}
