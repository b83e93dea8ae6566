import { expect, it } from 'vitest'

import { damageOf } from './damage.ts'

it.each([
  // weapon, net successes, soak, damage
  [6, 2, 3, 5],
  [3, 1, 4, 1],
  [3, 1, 9, 1],
])('[RUL-6] a weapon of %i with %i net successes against soak %i does %i', (weapon, netSuccesses, soak, damage) => {
  expect(damageOf({ weapon, netSuccesses, soak })).toBe(damage)
})
