import { expect, it } from 'vitest'

import { copyNumber } from './copy-number.ts'

it.each([
  ['the first copy', [], 1],
  ['one more', [1, 2], 3],
  ['a replacement for a removed copy', [3, 1], 2],
])('[TABLE-311] %s', (_, taken, number) => {
  expect(copyNumber(taken)).toBe(number)
})
