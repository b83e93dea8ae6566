import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { inCoins, standardCoins } from './coins.ts'

const coins = [
  { name: 'penny', plural: 'pennies', worth: 1 },
  { name: 'mark', plural: 'marks', worth: 12 },
]

it.each([
  [0, '0 pennies'],
  [1, '1 penny'],
  [12, '1 mark'],
  [40, '3 marks, 4 pennies'],
])('[GIFT-1] %i is %s', (amount, words) => {
  expect(inCoins(amount, coins)).toBe(words)
})

it('[GIFT-1] the words add up to the amount', () => {
  const worthOf = (words: string) =>
    words.split(', ').reduce((sum, part) => sum + Number(part.split(' ')[0]) * (part.includes('mark') ? 12 : 1), 0)
  fc.assert(fc.property(fc.nat(1_000_000), (amount) => worthOf(inCoins(amount, coins)) === amount))
  expect(inCoins(7, standardCoins)).toBe('7 coins')
})
