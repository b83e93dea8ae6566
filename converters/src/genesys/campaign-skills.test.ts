import { expect, it } from 'vitest'

import { Findings } from '../report/findings.ts'
import { CampaignSkills } from './campaign-skills.ts'

it.each([
  ['Ranged: Light', null, 'rangedLight'],
  ['Ranged - Heavy', null, 'rangedHeavy'],
  ['Ranged (Light)', null, 'rangedLight'],
  ['Medicine', null, 'medicine'],
  ['Magic: Arcana', null, 'arcana'],
  ['Knowledge: Tides', 'INT', 'knowledgeTides'],
  ['Tide Lore', 'Cunning', 'tideLore'],
  ['Unknown', null, null],
  ['Wundern', 'Mut', null],
  ['Wundern', '__proto__', null],
  ['Wundern', 'constructor', null],
  ['技能', 'Brawn', null],
  ['Strain', 'Brawn', null],
])('[CNV-51] the skill %s of %s has the id %s', (name, characteristic, id) => {
  expect(new CampaignSkills(new Findings()).idOf(name, characteristic)).toBe(id)
})

it('[CNV-51] a skill of the campaign is known by its name with and without its group, and listed once', () => {
  const skills = new CampaignSkills(new Findings())
  expect([skills.idOf('Knowledge: Tides', 'Intellect'), skills.idOf('Tides'), skills.own.length]).toEqual([
    'knowledgeTides',
    'knowledgeTides',
    1,
  ])
})
