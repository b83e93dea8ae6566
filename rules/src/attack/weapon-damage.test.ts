import { expect, it } from 'vitest'

import { weaponDamage } from './weapon-damage.ts'

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
