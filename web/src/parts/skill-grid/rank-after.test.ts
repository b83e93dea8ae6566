import { describe, expect, it } from 'vitest'

import { nearestAllowed, rankAfterTap } from './rank-after.ts'

describe('[SHE-162] a tap on a dot', () => {
  it.each([
    [0, 1, 1],
    [0, 3, 3],
    [3, 1, 1],
    [3, 3, 2],
    [1, 1, 0],
  ])('at rank %d, dot %d gives rank %d', (rank, dot, after) => {
    expect(rankAfterTap(rank, dot)).toBe(after)
  })
})

describe('[SHE-162] the keys stop at the last rank that can be chosen', () => {
  const between = (low: number, high: number) => (rank: number) => (rank < low || rank > high ? 'no' : null)
  it.each([
    [1, 5, 0, 2, 2],
    [1, 2, 0, 2, 2],
    [2, 3, 0, 2, 2],
    [3, 0, 2, 5, 2],
    [2, 0, 2, 5, 2],
    [1, 5, 0, 5, 5],
  ])('from %d to %d, with %d to %d allowed: %d', (rank, wanted, low, high, after) => {
    expect(nearestAllowed(rank, wanted, between(low, high))).toBe(after)
  })
})
