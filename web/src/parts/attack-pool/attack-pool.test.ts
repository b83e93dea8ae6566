import { standardSkills } from '@waybook/rules'
import { expect, it } from 'vitest'

import { attackOf, weaponOf } from './attack-pool.ts'

it('[SCR-21] an item with an item type is a weapon', () => {
  const attack = attackOf({ properties: { item_type: 'ranged weapon', item_range: 'Long' } }, standardSkills)
  expect(attack).toMatchObject({ skill: 'rangedLight', characteristic: 'agility', range: 'Long' })
})

it.each([{}, { item_type: '' }, { item_type: 'armor' }, { item_type: 'Armour' }])(
  '[SCR-21] %j is not a weapon',
  (properties) => {
    expect(weaponOf({ properties }, standardSkills)).toBeNull()
  },
)

it('[SCR-34] a weapon of an unknown type has a reach but no attack', () => {
  const weapon = weaponOf({ properties: { item_type: 'net launcher', item_range: 'Long' } }, standardSkills)
  expect(weapon).toMatchObject({ type: 'net launcher', reach: { range: 'Long' }, attack: null })
})

it('[SCR-21] a weapon whose range is a list has the default range', () => {
  const attack = attackOf({ properties: { item_type: 'ranged weapon', item_range: ['Close', 'Long'] } }, standardSkills)
  expect(attack?.range).toBe('Medium')
})

it.each([
  ['ranged weapon', { characteristic: 'intellect', range: 'Long' }],
  ['melee weapon', { characteristic: 'intellect', range: 'Engaged' }],
  ['spell', { characteristic: 'intellect', range: 'Long', melee: false }],
])('[SCR-160] a %s may name its skill, and is used with its characteristic', (type, expected) => {
  const properties = { item_type: type, item_range: 'Long', item_skill: 'arcana' }
  expect(attackOf({ properties }, standardSkills)).toMatchObject({ skill: 'arcana', ...expected })
})

it('[SCR-160] a skill that is not in the campaign is ignored', () => {
  const attack = attackOf({ properties: { item_type: 'melee weapon', item_skill: 'sailing' } }, standardSkills)
  expect(attack?.skill).toBe('melee')
})
