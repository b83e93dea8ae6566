import { emptyPool, oddsOf } from '@waybook/rules'
import { expect, it } from 'vitest'

import { histogramBars, percent, wholePercent } from './odds-figures.ts'

it.each([
  [0, '0%'],
  [1e-15, '0%'],
  [0.0001, '1%'],
  [0.784, '78%'],
  [0.9999, '99%'],
  [1, '100%'],
])('[TRAY-5] a chance of %d reads %s', (chance, words) => {
  expect(percent(chance)).toBe(words)
})

it('[TRAY-5] success and failure add up to 100', () => {
  for (let chance = 0; chance <= 1; chance += 0.013)
    expect(wholePercent(chance) + (100 - wholePercent(chance))).toBe(100)
})

it('[TRAY-5] the bars range from three or more failures to four or more successes, and cover all cases', () => {
  const odds = oddsOf({ ...emptyPool, proficiency: 5, difficulty: 5 })
  const bars = histogramBars(odds.netSuccess)
  expect(bars.map(({ label }) => label)).toEqual(['≤−3', '−2', '−1', '0', '1', '2', '3', '4+'])
  expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const succeeding = bars.filter(({ succeeds }) => succeeds).reduce((sum, { chance }) => sum + chance, 0)
  expect(succeeding).toBeCloseTo(odds.success, 12)
})
