import { expect, it } from 'vitest'

import { netParts } from './net-parts.ts'

const wordsFor = (success: number, advantage: number, triumph = 0, despair = 0) =>
  netParts({ success, advantage, triumph, despair }).map(({ count, words }) => `${count} ${words}`)

it('[TRAY-9] a net result names the remaining symbols and no others', () => {
  expect(wordsFor(3, 1, 1)).toEqual(['3 success, net', '1 advantage, net', '1 triumph'])
  expect(wordsFor(-2, -1, 0, 1)).toEqual(['2 failure, net', '1 threat, net', '1 despair'])
})

it('[TRAY-9] a result without symbols is 0 failures', () => {
  expect(wordsFor(0, 0)).toEqual(['0 failure, net'])
})
