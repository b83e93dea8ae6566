import { expect, it } from 'vitest'

import { groupSizes } from './group-sizes.ts'

it.each([
  [5, 1, [5]],
  [5, 2, [3, 2]],
  [6, 3, [2, 2, 2]],
  [2, 3, [1, 1, 1]],
])('[ENC-64] %i minions in %i groups are %j', (minions, groups, sizes) => {
  expect(groupSizes(minions, groups)).toEqual(sizes)
})
