import { expect, it } from 'vitest'

import { lightChoices, lightOf, lightValue, rangeChoices, rangeOf } from './sight-words.ts'

it('[SIGHT-123] lists of ranges have the usual ones and the current one, which may be any', () => {
  expect(rangeChoices(5, 'Nothing').map(({ label }) => label)).toEqual([
    'Nothing',
    '1 cell',
    '2 cells',
    '3 cells',
    '5 cells',
    '6 cells',
    '12 cells',
    '24 cells',
    '48 cells',
  ])
  expect([rangeChoices(0, 'Nothing'), rangeChoices(12, 'Nothing')].map(({ length }) => length)).toEqual([8, 8])
  expect([rangeOf(''), rangeOf('12')]).toEqual([null, 12])
})

it('[SIGHT-123] a light is a candle, a torch, a lantern, or its reach', () => {
  const other = { bright: 1.5, dim: 3 }
  const labels = (light: Parameters<typeof lightChoices>[0]) => lightChoices(light).map(({ label }) => label)
  expect(labels(null)).toEqual(['None', 'Candle, 2 cells', 'Torch, 8 cells', 'Lantern, 12 cells'])
  expect(labels({ bright: 4, dim: 8 })).toEqual(labels(null))
  expect(labels(other)).toEqual([...labels(null), '3 cells'])
  for (const light of [null, other]) expect(lightOf(lightValue(light))).toEqual(light)
})
