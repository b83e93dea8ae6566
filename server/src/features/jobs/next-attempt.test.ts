import { JOB_STALE_AFTER_MS } from '@waybook/contract'
import { assert, double, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ATTEMPTS_MAX, nextAttemptInMs } from './next-attempt.ts'

describe('the next attempt', () => {
  it.each([
    // attempts, chance, minimum delay, expected delay in ms
    [1, 0, 0, 1000],
    [2, 0, 0, 2000],
    [5, 0, 0, 16_000],
    [1, 1, 0, 1200],
    [1, 0, 30_000, 30_000],
    [4, 0, 2000, 8000],
    [1, 0, 3_600_000, 100_000],
    [6, 0, 0, null],
    [6, 0, 1000, null],
  ])('[JOB-6] after %i attempts, with chance %f and at least %i ms: %s', (attempts, chance, afterMs, expected) => {
    expect(nextAttemptInMs(attempts, chance, afterMs)).toBe(expected)
  })

  it('[JOB-6] is at most the sixth, and a job that waits for it does not look stale', () => {
    assert(
      property(
        integer({ min: 1, max: 20 }),
        double({ min: 0, max: 1, noNaN: true }),
        nat(),
        (attempts, chance, after) => {
          const inMs = nextAttemptInMs(attempts, chance, after)
          expect(inMs === null).toBe(attempts >= ATTEMPTS_MAX)
          expect(inMs ?? 1000).toBeGreaterThanOrEqual(1000)
          expect(inMs ?? 0).toBeLessThan(JOB_STALE_AFTER_MS)
        },
      ),
    )
  })
})
