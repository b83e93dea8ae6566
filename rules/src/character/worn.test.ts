import { expect, it } from 'vitest'

import { isArmourType } from './worn.ts'

it.each(['armor', 'Armour', ' armor '])('[RUL-9] an item of the type "%s" is armour', (type) => {
  expect(isArmourType(type)).toBe(true)
})

it.each(['melee weapon', 'armoured coach', ''])('[RUL-9] an item of the type "%s" is not armour', (type) => {
  expect(isArmourType(type)).toBe(false)
})
