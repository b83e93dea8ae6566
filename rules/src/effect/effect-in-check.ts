import { symbolNames } from '../changed/changed-dice.ts'
import type { Modifier } from '../check/modifier.ts'
import { isDie } from '../dice/die.ts'
import type { DieSymbolName } from '../dice/symbol.ts'
import { POOL_DIE_MAX } from '../dice/throw-request.ts'
import { amountOf, type EffectHolder } from './effect-amount.ts'
import { deciderOf, type EffectDecider, type EffectSituation } from './effect-applies.ts'
import { limitOf, pricesBeforeRoll, type EffectLimit, type EffectPrice } from './effect-price.ts'
import type { Effect, EffectChange } from './effect.ts'

/** Symbols that are added to a roll before they cancel. */
export interface EffectSymbol {
  readonly symbol: DieSymbolName
  readonly count: number
}

/** A figure of a weapon. A sign of 0 provides it, of which the best counts; otherwise it is added. */
export interface EffectFigure {
  readonly figure: 'damage' | 'pierce' | 'critical' | 'injury'
  readonly sign: 1 | -1 | 0
  readonly amount: number
}

/** What an effect does in a check. */
export interface EffectInCheck {
  readonly dice: readonly Modifier[]
  readonly symbols: readonly EffectSymbol[]
  /** Changes of the weapon of an attack. */
  readonly figures: readonly EffectFigure[]
  /** The Force dice that it adds, or takes away; left out for none. */
  readonly force?: number
  /** The skills and characteristics to which it is limited; left out if it applies to all. */
  readonly only?: readonly string[]
  readonly decidedBy: EffectDecider
  /** All are paid, each by one of its choices. */
  readonly prices: readonly (readonly EffectPrice[])[]
  readonly limit: EffectLimit | null
}

/**
 * What an effect does in a check of its holder, or of the one whom the situation names, before the roll; `null` if it does nothing there.
 * @example
 * const { effect } = parseEffect('-1 setback on perception if scene has fog', ['perception'])
 * const fog = { moments: [], melee: null, scene: ['fog'] }
 * effectInCheck(effect, { rank: 1, characteristics: {}, conditions: [] }, fog) // { dice: [{ op: 'remove', die: 'setback', count: 1 }], symbols: [], figures: [], only: ['perception'], decidedBy: 'rules', prices: [], limit: null }
 */
export function effectInCheck(effect: Effect, holder: EffectHolder, situation: EffectSituation): EffectInCheck | null {
  const { changes, when, tests } = effect
  const decidedBy = deciderOf(effect, holder, situation)
  const prices = pricesBeforeRoll(effect, holder)
  if (decidedBy === null || prices === null) return null
  const numberOf: NumberOf = (amount) => amountOf(amount, holder, tests?.all)
  const dice = changes.flatMap((change) => diceOf(change, numberOf))
  const symbols = changes.flatMap((change) => symbolsOf(change, numberOf))
  const figures = situation.melee === null ? [] : changes.flatMap((change) => figuresOf(change, numberOf))
  const force = changes.map((change) => forceOf(change, numberOf)).reduce((sum, count) => sum + count, 0)
  if (dice.length + symbols.length + figures.length === 0 && force === 0) return null
  const only = when !== null && 'on' in when && !when.on.includes('any') ? when.on : undefined
  const does = { dice, symbols, figures, ...(force !== 0 && { force }) }
  return { ...does, ...(only && { only }), decidedBy, prices, limit: limitOf(effect, holder) }
}

type NumberOf = (amount: Parameters<typeof amountOf>[0]) => number

function diceOf(change: EffectChange, numberOf: NumberOf): Modifier[] {
  if (change.do !== 'dice' && change.do !== 'upgrade' && change.do !== 'downgrade') return []
  const count = Math.min(numberOf(change.amount), POOL_DIE_MAX)
  if (count < 1 || !isDie(change.die)) return []
  if (change.do === 'dice') return [{ op: change.sign > 0 ? 'add' : 'remove', die: change.die, count }]
  if (change.do === 'upgrade') return [{ op: 'upgrade', die: change.die, count }]
  return [{ op: 'downgrade', die: change.die === 'ability' ? 'proficiency' : 'challenge', count }]
}

/** Force dice lie beside the pool, so they are no modifiers of it. */
function forceOf(change: EffectChange, numberOf: NumberOf): number {
  if (change.do !== 'dice' || change.die !== 'force') return 0
  return change.sign * Math.min(numberOf(change.amount), POOL_DIE_MAX)
}

/** Symbols that an effect takes away are words: how many there are to take away shows only after the roll. */
function symbolsOf(change: EffectChange, numberOf: NumberOf): EffectSymbol[] {
  if (change.do !== 'symbol' || change.sign < 0 || !isDieSymbol(change.symbol)) return []
  const count = Math.min(numberOf(change.amount), POOL_DIE_MAX)
  return count < 1 ? [] : [{ symbol: change.symbol, count }]
}

function isDieSymbol(symbol: string): symbol is DieSymbolName {
  return symbolNames.some((name) => name === symbol)
}

function figuresOf(change: EffectChange, numberOf: NumberOf): EffectFigure[] {
  if (change.do !== 'figure') return []
  const { figure, sign } = change
  const isOfWeapon = figure === 'damage' || figure === 'pierce' || figure === 'critical' || figure === 'injury'
  return isOfWeapon ? [{ figure, sign, amount: numberOf(change.amount) }] : []
}
