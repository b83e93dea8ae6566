import { expect, it } from 'vitest'

import { isArmourType, soakOf } from './soak.ts'

it.each([
  ['nothing', [], 2],
  ['a suit of armour', [1], 3],
  ['two suits: the better one counts', [1, 2], 4],
  ['armour that only hinders', [-1], 2],
])('[RUL-9] someone with brawn 2 who wears %s absorbs the right amount', (_, armour, soak) => {
  expect(soakOf(2, armour)).toBe(soak)
})

it.each(['armor', 'Armour', ' armor '])('[RUL-9] an item of the type "%s" is armour', (type) => {
  expect(isArmourType(type)).toBe(true)
})

it.each(['melee weapon', 'armoured coach', ''])('[RUL-9] an item of the type "%s" is not armour', (type) => {
  expect(isArmourType(type)).toBe(false)
})
