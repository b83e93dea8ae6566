import { expect, it } from 'vitest'

import { nearestWithinReach } from './token-under.ts'

const centres = [
  { x: 100, y: 100 },
  { x: 120, y: 100 },
]

it.each([
  ['beside the first', { x: 80, y: 100 }, 0],
  ['between both, closer to the second', { x: 111, y: 100 }, 1],
  ['on the center of the second, within reach of the first', { x: 120, y: 100 }, 1],
  ['at the edge of the reach', { x: 142, y: 100 }, 1],
  ['out of reach', { x: 143, y: 100 }, null],
])('[VTT-311] a finger %s', (_where, finger, hit) => {
  expect(nearestWithinReach(finger, centres)).toBe(hit)
})

it('[VTT-311] without tokens, a finger hits none', () => {
  expect(nearestWithinReach({ x: 0, y: 0 }, [])).toBeNull()
})
