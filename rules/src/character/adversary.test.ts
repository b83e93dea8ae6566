import { describe, expect, it } from 'vitest'

import { COMBAT_SKILLS, standardSkills, type Skill } from '../skills/skill.ts'
import { adversaryKinds, adversaryOf, possibleStrengths, strengths } from './adversary.ts'

describe('[CHA-42] an adversary', () => {
  it.each([
    ['minion', 'fighting', { brawn: 3, agility: 2 }, { melee: 1, vigilance: 1 }, 6, 0, 'Club', 'melee'],
    ['rival', 'fighting', { brawn: 3, agility: 2 }, { melee: 2, vigilance: 1, coercion: 1 }, 13, 0, 'Axe', 'melee'],
    [
      'nemesis',
      'shooting',
      { brawn: 3, agility: 4 },
      { rangedLight: 3, perception: 2, vigilance: 2, coordination: 2 },
      16,
      15,
      'Longbow',
      'rangedLight',
    ],
    ['rival', 'talking', { presence: 3 }, { charm: 2, deception: 1, cool: 1, melee: 1 }, 12, 0, 'Dagger', 'melee'],
    ['minion', 'magic', { intellect: 3 }, { arcana: 1, discipline: 1 }, 5, 0, 'Spark', 'arcana'],
  ] as const)(
    'that is a %s and good at %s has fitting figures',
    (kind, strength, characteristics, skills, maxHp, strainThreshold, name, skill) => {
      const made = adversaryOf(kind, strength, standardSkills)
      expect(made).toMatchObject({ characteristics, maxHp, strainThreshold, weapon: { name, skill } })
      expect(made.skills).toEqual(skills)
    },
  )

  it('of a higher rank is never worse', () => {
    for (const strength of strengths) {
      const made = adversaryKinds.map((kind) => adversaryOf(kind, strength, standardSkills))
      expect(made).toEqual(made.toSorted((one, other) => one.maxHp - other.maxHp))
      for (const { skills, weapon } of made) expect(Object.keys(skills)).toContain(weapon?.skill)
    }
  })
})

describe('[CHA-42] the skills of the campaign', () => {
  const sword: Skill = { id: 'swordplay', name: 'Swordplay', characteristic: 'brawn', group: COMBAT_SKILLS }
  const lore: Skill = { id: 'lore', name: 'Lore', characteristic: 'intellect', group: 'Learning' }

  it('decide what adversaries can be good at', () => {
    expect(possibleStrengths(standardSkills)).toEqual(strengths)
    expect(possibleStrengths([sword, lore])).toEqual(['fighting', 'knowing'])
  })

  it('are the only ones that an adversary has', () => {
    expect(adversaryOf('rival', 'knowing', [sword, lore])).toMatchObject({
      skills: { lore: 2, swordplay: 1 },
      weapon: { name: 'Dagger', skill: 'swordplay' },
    })
    expect(adversaryOf('minion', 'fighting', [lore])).toMatchObject({ skills: {}, weapon: null })
  })
})
