import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { COUNTER_MAX, mayHaveMaximum, steppedValue } from './tracker.ts'

it.each([
  ['clock', 1, false],
  ['clock', 2, true],
  ['clock', 12, true],
  ['clock', 13, false],
  ['clock', null, false],
  ['counter', null, true],
  ['counter', 0, false],
  ['counter', 1, true],
] as const)('[CLOCK-1] a %s of %s: %s', (kind, maximum, isPossible) => {
  expect(mayHaveMaximum(kind, maximum)).toBe(isPossible)
})

it('[CLOCK-2] a step never leaves the range from nothing to the maximum', () => {
  const maximum = fc.option(fc.integer({ min: 1, max: COUNTER_MAX }))
  fc.assert(
    fc.property(fc.nat(COUNTER_MAX), maximum, fc.integer(), (value, most, by) => {
      const stepped = steppedValue({ value: Math.min(value, most ?? value), maximum: most }, by)
      expect(stepped).toBeGreaterThanOrEqual(0)
      expect(stepped).toBeLessThanOrEqual(most ?? COUNTER_MAX)
    }),
  )
})
