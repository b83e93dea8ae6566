import { expect, it } from 'vitest'

import { netParts } from './net-parts.ts'

const wordsFor = (success: number, advantage: number, triumph = 0, despair = 0) =>
  netParts({ success, advantage, triumph, despair }).map(({ count, words }) => `${count} ${words}`)

it('[TRAY-9] a net result lists the remaining symbols and no others', () => {
  expect(wordsFor(3, 1, 1)).toEqual(['3 successes', '1 advantage', '1 triumph'])
  expect(wordsFor(-2, -1, 0, 2)).toEqual(['2 failures', '1 threat', '2 despairs'])
  expect(wordsFor(-1, 0)).toEqual(['1 failure'])
})

it('[TRAY-9] a result without remaining symbols reads "no success"', () => {
  expect(netParts({ success: 0, advantage: 0, triumph: 0, despair: 0 })).toEqual([
    { symbol: 'failure', count: 0, words: 'no success' },
  ])
})
