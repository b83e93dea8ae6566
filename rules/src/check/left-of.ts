import type { Net } from '../dice/symbol.ts'

/** The symbols that can be spent. */
export interface Symbols {
  readonly advantage: number
  readonly triumph: number
  readonly threat: number
  readonly despair: number
}

/** What something cost: one symbol, and how many of it. */
export interface Payment {
  readonly symbol: keyof Symbols
  readonly count: number
}

/** The symbols of a roll that can be spent, after cancelling. */
export function symbolsOf({ advantage, triumph, despair }: Net): Symbols {
  return { advantage: Math.max(advantage, 0), triumph, threat: Math.max(-advantage, 0), despair }
}

/** What of a roll is not spent yet. */
export function leftOf(net: Net, payments: readonly Payment[]): Symbols {
  const has = symbolsOf(net)
  const left = (symbol: keyof Symbols) =>
    payments.reduce((rest, paid) => (paid.symbol === symbol ? rest - paid.count : rest), has[symbol])
  return { advantage: left('advantage'), triumph: left('triumph'), threat: left('threat'), despair: left('despair') }
}

export function canPay(left: Symbols, { symbol, count }: Payment): boolean {
  return left[symbol] >= count
}
