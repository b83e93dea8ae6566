import { expect, it } from 'vitest'

import { percent, wholePercent } from './percent.ts'

it.each([
  [0, '0 %'],
  [1e-15, '0 %'],
  [0.0001, '1 %'],
  [0.784, '78 %'],
  [0.9999, '99 %'],
  [1, '100 %'],
])('[TRAY-5] a chance of %d reads %s', (chance, words) => {
  expect(percent(chance)).toBe(words)
})

it('[TRAY-5] success and failure make a hundred', () => {
  for (let chance = 0; chance <= 1; chance += 0.013)
    expect(wholePercent(chance) + (100 - wholePercent(chance))).toBe(100)
})
