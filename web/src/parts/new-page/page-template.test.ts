import { readFields } from '@waybook/entity-text'
import { adversaryOf, standardSkills } from '@waybook/rules'
import { expect, it } from 'vitest'

import { newPageText, newWeaponText } from './page-template.ts'

it.each(['Old Marl', 'true', 'St. Ebb: the lamp', '"Quoted"', '- dash', '12', 'Élodie’s bell', '[[x]]'])(
  '[SCR-230] a new page has exactly the name %s',
  (name) => {
    const read = readFields(newPageText({ type: 'item', name, visible: false }))
    expect(read).toMatchObject({ ok: true, fields: { name, visible: false } })
  },
)

it('[SCR-233] the page of an adversary has its rank, figures and weapon', () => {
  const { weapon: _, ...figures } = adversaryOf('nemesis', 'fighting', standardSkills)
  const adversary = { kind: 'nemesis', weaponId: 'items/axe', ...figures } as const
  const read = readFields(
    newPageText({ type: 'character', name: 'Marl', description: 'Wet.', visible: false, adversary }),
  )
  expect(read).toMatchObject({
    ok: true,
    fields: {
      description: 'Wet.',
      tags: ['nemesis'],
      properties: { rank: 'nemesis' },
      maxHp: 17,
      strainThreshold: 15,
      characteristics: { brawn: 4, presence: 3 },
      skills: { melee: 3 },
      inventory: { 'items/axe': 1 },
    },
  })
})

it.each([
  [{ type: 'melee weapon', skill: 'melee', range: 'Engaged', damage: 'brawn + 2' }, undefined, 'brawn + 2'],
  [{ type: 'ranged weapon', skill: 'arcana', range: 'Medium', damage: '6' }, 'arcana', 6],
] as const)('[SCR-233] a weapon’s page says how it attacks: %o', (weapon, skill, damage) => {
  const read = readFields(newWeaponText({ name: 'Axe: old', critical: 3, ...weapon }))
  expect(read).toMatchObject({ ok: true, fields: { name: 'Axe: old', visible: false } })
  expect(read.ok && read.fields['properties']).toEqual({
    item_type: weapon.type,
    ...(skill && { item_skill: skill }),
    item_range: weapon.range,
    damage,
    critical: 3,
  })
})

it('[SCR-230] a new item has its kind', () => {
  const read = readFields(newPageText({ type: 'item', name: 'Net', visible: false, itemType: 'ranged weapon' }))
  expect(read).toMatchObject({ ok: true, fields: { properties: { item_type: 'ranged weapon' } } })
})
