import { expect, it } from 'vitest'

import { attackOf } from './attack-pool.ts'

it('[SCR-21] an item with an item type is a weapon', () => {
  const attack = attackOf({ properties: { item_type: 'ranged weapon', item_range: 'Long' } })
  expect(attack).toMatchObject({ skill: 'rangedLight', characteristic: 'agility', range: 'Long' })
})

it.each([{}, { item_type: 'a lamp' }, { item_type: ['melee weapon'] }])('[SCR-21] %j is not a weapon', (properties) => {
  expect(attackOf({ properties })).toBeNull()
})

it('[SCR-21] a weapon whose range is a list has the default range', () => {
  const attack = attackOf({ properties: { item_type: 'ranged weapon', item_range: ['Close', 'Long'] } })
  expect(attack?.range).toBe('Medium')
})
