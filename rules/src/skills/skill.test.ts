import { describe, expect, it } from 'vitest'

import { COMBAT_SKILLS, GENERAL_SKILLS, skillGroups, skillName, standardSkills, type Skill } from './skill.ts'

const sailing: Skill = { id: 'sailing', name: 'Seamanship', characteristic: 'agility', group: 'The Sea' }
const boarding: Skill = { ...sailing, id: 'boarding', name: 'Boarding', group: COMBAT_SKILLS }
const namesIn = (skills: readonly Skill[]) =>
  skillGroups(skills).map(([group, some]) => [group, some.map(({ id }) => id)])

describe('the skills of a sheet', () => {
  it('[RUL-160] are those of combat in their order, then the general ones', () => {
    const [[combat, ids] = [], [general, others] = []] = namesIn(standardSkills)
    expect([combat, ids]).toEqual([COMBAT_SKILLS, ['brawl', 'gunnery', 'melee', 'rangedLight', 'rangedHeavy']])
    expect([general, others?.length]).toEqual([GENERAL_SKILLS, 22])
  })

  it('[RUL-160] a campaign’s own stand under their headings, those of combat after the rules’ own', () => {
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
])('[RUL-160] the skill %s is called %s, also when it is gone', (id, name) => {
  expect(skillName([...standardSkills, sailing], id)).toBe(name)
})
