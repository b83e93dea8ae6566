import { expect, it } from 'vitest'

import { attackOf, weaponOf } from './attack-pool.ts'

it('[SCR-21] an item with an item type is a weapon', () => {
  const attack = attackOf({ properties: { item_type: 'ranged weapon', item_range: 'Long' } })
  expect(attack).toMatchObject({ skill: 'rangedLight', characteristic: 'agility', range: 'Long' })
})

it.each([{}, { item_type: '' }, { item_type: 'armor' }, { item_type: 'Armour' }])(
  '[SCR-21] %j is not a weapon',
  (properties) => {
    expect(weaponOf({ properties })).toBeNull()
  },
)

it('[SCR-34] a weapon of an unknown type has a reach but no attack', () => {
  const weapon = weaponOf({ properties: { item_type: 'net launcher', item_range: 'Long' } })
  expect(weapon).toMatchObject({ type: 'net launcher', reach: { range: 'Long' }, attack: null })
})

it('[SCR-21] a weapon whose range is a list has the default range', () => {
  const attack = attackOf({ properties: { item_type: 'ranged weapon', item_range: ['Close', 'Long'] } })
  expect(attack?.range).toBe('Medium')
})
