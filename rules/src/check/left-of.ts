import type { Net } from '../dice/symbol.ts'
import type { ForcePoints } from '../force/force-side.ts'

/** Counts of the symbols that can be spent. */
export interface Symbols {
  readonly advantage: number
  readonly triumph: number
  readonly threat: number
  readonly despair: number
  /** Points of Force dice. Left out if none were thrown. */
  readonly light?: number
  readonly dark?: number
}

/** A number of one symbol, spent on an option. */
export interface Payment {
  readonly symbol: keyof Symbols
  readonly count: number
}

/**
 * The symbols of a roll that can be spent, after cancellation.
 * @example symbolsOf({ success: 1, advantage: -2, triumph: 0, despair: 0 }) // { advantage: 0, triumph: 0, threat: 2, despair: 0 }
 */
export function symbolsOf({ advantage, triumph, despair }: Net, force: ForcePoints | null = null): Symbols {
  return { advantage: Math.max(advantage, 0), triumph, threat: Math.max(-advantage, 0), despair, ...force }
}

/**
 * The symbols of a roll that aren't spent yet.
 * @example
 * const net = { success: 1, advantage: 3, triumph: 1, despair: 0 }
 * leftOf(net, [{ symbol: 'advantage', count: 2 }]) // { advantage: 1, triumph: 1, threat: 0, despair: 0 }
 */
export function leftOf(net: Net, payments: readonly Payment[], force: ForcePoints | null = null): Symbols {
  const has = symbolsOf(net, force)
  const left = (symbol: keyof Symbols) =>
    payments.reduce((rest, paid) => (paid.symbol === symbol ? rest - paid.count : rest), has[symbol] ?? 0)
  return {
    advantage: left('advantage'),
    triumph: left('triumph'),
    threat: left('threat'),
    despair: left('despair'),
    ...(force && { light: left('light'), dark: left('dark') }),
  }
}

/**
 * @example canPay({ advantage: 1, triumph: 0, threat: 0, despair: 0 }, { symbol: 'advantage', count: 2 }) // false
 */
export function canPay(left: Symbols, { symbol, count }: Payment): boolean {
  return (left[symbol] ?? 0) >= count
}

/**
 * Which payments the symbols of a roll still cover. The dice may have changed after they were paid; the earliest keep what is left.
 * @example
 * const net = { success: 0, advantage: 2, triumph: 0, despair: 0 }
 * coveredBy(net, [{ symbol: 'advantage', count: 2 }, { symbol: 'advantage', count: 1 }]) // [true, false]
 */
export function coveredBy(net: Net, payments: readonly Payment[], force: ForcePoints | null = null): boolean[] {
  return payments.map(({ symbol }, index) => (leftOf(net, payments.slice(0, index + 1), force)[symbol] ?? 0) >= 0)
}
