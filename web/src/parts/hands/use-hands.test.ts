import { expect, it } from 'vitest'

import { giftWords } from './use-hands.ts'

const coins = [
  { name: 'penny', plural: 'pennies', worth: 1 },
  { name: 'mark', plural: 'marks', worth: 12 },
]

it.each([
  [{ thing: 'money', name: null, amount: 15 }, '1 mark, 3 pennies'],
  [{ thing: 'items/lamp-oil', name: 'Lamp oil', amount: 1 }, 'Lamp oil'],
  [{ thing: 'items/lamp-oil', name: 'Lamp oil', amount: 2 }, '2 × Lamp oil'],
  [{ thing: null, name: null, amount: 1 }, 'something that you have not seen yet'],
])('[GIFT-10] a gift reads %o', (gift, words) => {
  expect(giftWords(gift, coins)).toBe(words)
})
