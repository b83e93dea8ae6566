/** A coin of a campaign. */
export interface Coin {
  readonly name: string
  readonly plural: string
  /** In the smallest coin, which has 1. */
  readonly worth: number
}

/** The coins of campaigns that don't name their own. */
export const standardCoins: readonly Coin[] = [{ name: 'coin', plural: 'coins', worth: 1 }]

/** The most money that a character has, in the smallest coin. */
export const MONEY_MAX = 1_000_000_000

/**
 * An amount of the smallest coin in words, with the largest coins first.
 * @example inCoins(40, [{ name: 'penny', plural: 'pennies', worth: 1 }, { name: 'mark', plural: 'marks', worth: 12 }]) // '3 marks, 4 pennies'
 */
export function inCoins(amount: number, coins: readonly Coin[]): string {
  const largestFirst = coins.toSorted((one, other) => other.worth - one.worth)
  const smallest = largestFirst.at(-1)
  if (!smallest) return String(amount)
  const parts: string[] = []
  let left = amount
  for (const { name, plural, worth } of largestFirst) {
    const count = Math.floor(left / worth)
    left -= count * worth
    if (count > 0) parts.push(`${count} ${count === 1 ? name : plural}`)
  }
  return parts.length === 0 ? `0 ${smallest.plural}` : parts.join(', ')
}
