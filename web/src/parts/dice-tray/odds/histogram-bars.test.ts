import { emptyPool, oddsOf } from '@waybook/rules'
import { expect, it } from 'vitest'

import { histogramBars } from './histogram-bars.ts'

it('[TRAY-5] the bars run from three failures or more to four successes or more, and hold every case', () => {
  const odds = oddsOf({ ...emptyPool, proficiency: 5, difficulty: 5 })
  const bars = histogramBars(odds.netSuccess)
  expect(bars.map(({ label }) => label)).toEqual(['≤−3', '−2', '−1', '0', '1', '2', '3', '4+'])
  expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const succeeding = bars.filter(({ succeeds }) => succeeds).reduce((sum, { chance }) => sum + chance, 0)
  expect(succeeding).toBeCloseTo(odds.success, 12)
})
