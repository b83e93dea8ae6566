import { expect, it } from 'vitest'

import { damageOf, weaponDamage } from './damage.ts'

it.each([
  // weapon, net successes, soak, damage
  [6, 2, 3, 5],
  [3, 1, 4, 1],
  [3, 1, 9, 1],
])('[RUL-6] a weapon of %i with %i net successes against soak %i does %i', (weapon, netSuccesses, soak, damage) => {
  expect(damageOf({ weapon, netSuccesses, soak })).toBe(damage)
})

it.each([
  [6, 2, '6'],
  ['brawn + 2', 3, '5'],
  ['Brawn+1', 2, '3'],
  ['brawn', 2, '2'],
  ['brawn + 2', null, 'brawn + 2'],
  ['4, to strain', 2, '4, to strain'],
])('[ATK-4] the damage "%s" with brawn %s is %s', (written, brawn, damage) => {
  expect(weaponDamage(written, brawn)).toBe(damage)
})
