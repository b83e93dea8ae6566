import { expect, it } from 'vitest'

import { discUnder } from './token-under.ts'

const discs = [
  { x: 100, y: 100, radius: 9 },
  { x: 120, y: 100, radius: 9 },
]

it.each([
  ['beside the first', { x: 80, y: 100 }, 0],
  ['between both, closer to the second', { x: 111, y: 100 }, 1],
  ['on the center of the second, within reach of the first', { x: 120, y: 100 }, 1],
  ['at the edge of the reach', { x: 142, y: 100 }, 1],
  ['out of reach', { x: 143, y: 100 }, null],
])('[VTT-311] a finger %s', (_where, finger, hit) => {
  expect(discUnder(finger, discs, 22)).toBe(hit)
})

it('[VTT-311] a large disc wins over a closer center beside it', () => {
  expect(
    discUnder(
      { x: 130, y: 100 },
      [
        { x: 100, y: 100, radius: 35 },
        { x: 145, y: 100, radius: 9 },
      ],
      16,
    ),
  ).toBe(0)
})

it('[VTT-311] without tokens, a pointer hits none', () => {
  expect(discUnder({ x: 0, y: 0 }, [], 22)).toBeNull()
})
