import { expect, it } from 'vitest'

import { ATTEMPTS_MAX, pauseAfter } from './next-attempt.ts'

it('[TELL-3] the pauses double from a second to an hour, and are up to a fifth longer by chance', () => {
  expect([0, 1, 2, 11, 12, 23].map((attempts) => pauseAfter(attempts, 0) / 1000)).toEqual([1, 2, 4, 2048, 3600, 3600])
  expect([pauseAfter(0, 1), pauseAfter(20, 0.5) / 1000]).toEqual([1200, 3960])
})

it('[TELL-3] all attempts together take half a day', () => {
  const all = Array.from({ length: ATTEMPTS_MAX - 1 }, (_, attempts) => pauseAfter(attempts, 0))
  expect(Math.round(all.reduce((sum, ms) => sum + ms, 0) / 3_600_000)).toBe(12)
})
