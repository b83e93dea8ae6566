import { spendableSymbols, type SpendingOffer, type SymbolCounts } from '@waybook/contract'

type Cost = SpendingOffer['costs'][number]

/** Such as "2 advantage". */
export const costWords = ({ symbol, count }: Cost) => `${count} ${symbol}`

/** Whether one way to pay is possible with what is left. */
export const mayPay = ({ symbol, count }: Cost, left: SymbolCounts | null) => left !== null && left[symbol] >= count

/** What is not spent yet, such as "2 advantage, 1 triumph left". */
export function leftWords(left: SymbolCounts): string {
  const words = spendableSymbols.filter((symbol) => left[symbol] > 0).map((symbol) => `${left[symbol]} ${symbol}`)
  return words.length === 0 ? 'nothing left' : `${words.join(', ')} left`
}
