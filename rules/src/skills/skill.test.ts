import { describe, expect, it } from 'vitest'

import { COMBAT_SKILLS, GENERAL_SKILLS, skillGroups, skillName, standardSkills, type Skill } from './skill.ts'

const sailing: Skill = { id: 'sailing', name: 'Seamanship', characteristic: 'agility', group: 'The Sea' }
const boarding: Skill = { ...sailing, id: 'boarding', name: 'Boarding', group: COMBAT_SKILLS }
const namesIn = (skills: readonly Skill[]) =>
  skillGroups(skills).map(([group, some]) => [group, some.map(({ id }) => id)])

describe('the skills of a sheet', () => {
  it('[RUL-160] are the combat skills in their order, then the general skills', () => {
    const [[combat, ids] = [], [general, others] = []] = namesIn(standardSkills)
    expect([combat, ids]).toEqual([COMBAT_SKILLS, ['brawl', 'gunnery', 'melee', 'rangedLight', 'rangedHeavy']])
    expect([general, others?.length]).toEqual([GENERAL_SKILLS, 22])
  })

  it('[RUL-160] of a campaign are under their headings, and its combat skills follow the standard ones', () => {
    const [first, , third] = namesIn(
      [sailing, boarding, ...standardSkills].toSorted((one) => (one === sailing ? 1 : -1)),
    )
    expect(first?.[1]?.slice(-1)).toEqual(['boarding'])
    expect(third).toEqual(['The Sea', ['sailing']])
  })
})

it.each([
  ['sailing', 'Seamanship'],
  ['rangedLight', 'Ranged Light'],
  ['deadReckoning', 'Dead Reckoning'],
])('[RUL-160] the skill %s is called %s, even after the campaign dropped it', (id, name) => {
  expect(skillName([...standardSkills, sailing], id)).toBe(name)
})
