import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { AttemptLimiter, OpenLimiter } from './attempts.ts'

export interface AttemptsHarness {
  readonly open: OpenLimiter
  /** Lets time pass. */
  readonly advance: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

const LIMIT = { most: 3, windowMs: 60_000 }

/** The behavior of every limiter, wherever it counts. */
export function describeAttempts(name: string, openHarness: () => Promise<AttemptsHarness>): void {
  describe(`attempts, counted ${name}`, () => {
    let harness: AttemptsHarness
    let limiter: AttemptLimiter
    beforeEach(async () => {
      harness = await openHarness()
      limiter = harness.open('account', LIMIT)
    })
    afterEach(async () => await harness.close())

    const attempts = async (times: number, key = 'pia') =>
      await Promise.all(Array.from({ length: times }, async () => await limiter.consume(key)))
    const allowed = async (times: number, key?: string) =>
      (await attempts(times, key)).filter((waitS) => waitS === 0).length

    test('[SIG-25] concurrent attempts are allowed up to the limit, until the window ends', async () => {
      const waits = await attempts(5)
      expect(waits.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 60, 60])
      await harness.advance(LIMIT.windowMs - 2000)
      expect(await attempts(1)).toEqual([2])
      await harness.advance(2000)
      expect(await allowed(5)).toBe(3)
    })

    test('[SIG-25] each key and each limiter has its own count', async () => {
      expect(await allowed(4)).toBe(3)
      expect(await allowed(4, 'odo')).toBe(3)
      const others = harness.open('address', LIMIT)
      expect(await others.consume('pia')).toBe(0)
    })

    test('[SIG-25] a reset clears all attempts, and a refund takes one back', async () => {
      await attempts(4)
      await limiter.refund('pia')
      expect(await allowed(2)).toBe(1)
      await limiter.reset('pia')
      expect(await allowed(4)).toBe(3)
      await limiter.refund('nobody')
      expect(await allowed(4, 'nobody')).toBe(3)
    })
  })
}
