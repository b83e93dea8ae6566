import type { Coin } from '@waybook/rules'
import { useState } from 'react'

import { NumberField } from './number-field.tsx'

const COUNT_MAX = 1_000_000

interface CoinFieldsProps {
  readonly coins: readonly Coin[]
  /** The amount at first, in the smallest coin. */
  readonly amount: number
  readonly onAmount: (amount: number) => void
}

/** An amount of money, with a number for each coin. The largest comes first. */
export function CoinFields({ coins, amount, onAmount }: CoinFieldsProps) {
  const largestFirst = coins.toSorted((one, other) => other.worth - one.worth)
  const [counts, setCounts] = useState(() => countsOf(amount, largestFirst))
  const change = (name: string, count: number) => {
    const all = { ...counts, [name]: count }
    setCounts(all)
    onAmount(largestFirst.reduce((sum, coin) => sum + (all[coin.name] ?? 0) * coin.worth, 0))
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      {largestFirst.map(({ name, plural }) => (
        <NumberField
          key={name}
          label={plural.charAt(0).toUpperCase() + plural.slice(1)}
          value={counts[name] ?? 0}
          most={COUNT_MAX}
          onValue={(count) => change(name, count)}
        />
      ))}
    </div>
  )
}

function countsOf(amount: number, largestFirst: readonly Coin[]): Record<string, number> {
  let left = amount
  return Object.fromEntries(
    largestFirst.map(({ name, worth }) => {
      const count = Math.floor(left / worth)
      left -= count * worth
      return [name, count]
    }),
  )
}
