import { expect, it } from 'vitest'

import { emptyPool, formatPool, skillPool } from './pool.ts'
import { downgrade, upgrade } from './upgrade.ts'

const green = skillPool(1, 0)

it.each([
  [1, '1y'],
  [2, '1y1g'],
  [3, '2y'],
  [4, '2y1g'],
])('[RUL-5] one green die upgraded %i times becomes %s', (times, pool) => {
  expect(formatPool(upgrade(green, 'roller', times))).toBe(pool)
})

it('[RUL-5] the opposition’s dice upgrade from purple to red', () => {
  expect(formatPool(upgrade({ ...emptyPool, difficulty: 2 }, 'opposition', 1))).toBe('1r1p')
})

it('[RUL-5] upgrades come before downgrades, and a downgrade without a die to turn is lost', () => {
  expect(formatPool(downgrade(upgrade(green, 'roller', 4), 'roller', 4))).toBe('3g')
})
