import { expect, it } from 'vitest'

import { gearPrice } from './price.ts'

it.each([
  [[], 0],
  [[{ amount: 3, properties: { price: 12 } }], 36],
  [[{ amount: 1, properties: { price: '40' } }], 40],
  [[{ amount: 2, properties: { price: '3 marks, or a season on the lamps' } }], 0],
  [
    [
      { amount: 1, properties: {} },
      { amount: 1, properties: { price: 5 } },
    ],
    5,
  ],
])('[CHA-55] %j costs %i of the smallest coin', (gear, price) => {
  expect(gearPrice(gear)).toBe(price)
})
