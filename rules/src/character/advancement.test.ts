import { expect, it } from 'vitest'

import { standardSkills } from '../skills/skill.ts'
import { careerOf } from './career.ts'
import { adversaryRanks, characterKindOf } from './character-kind.ts'
import { rankPrice, talentPrice } from './experience.ts'

it.each([
  [1, true, 5],
  [3, true, 15],
  [1, false, 10],
  [6, false, 35],
  [7, true, null],
  [0, true, null],
])('[CHA-31] rank %i of a skill (of the career: %s) costs %s', (rank, isCareer, cost) => {
  expect(rankPrice(rank, isCareer)).toBe(cost)
})

it.each([
  [1, 1, 5],
  [1, 3, 15],
  [4, 1, 20],
  [4, 3, 25],
])('[CHA-33] a talent of tier %i at rank %i costs %i', (tier, rank, cost) => {
  expect(talentPrice(tier, rank)).toBe(cost)
})

it('[CHA-36] the file gives career skills by id or name, in any case', () => {
  const properties = { career: ' Guide ', career_skills: ['Ranged Light', 'rangedlight', 'SURVIVAL', 'swordplay'] }
  expect(careerOf(properties, standardSkills)).toEqual({ name: 'Guide', skills: ['rangedLight', 'survival'] })
  expect(careerOf({ career_skills: 'Melee, Cool' }, standardSkills).skills).toEqual(['melee', 'cool'])
})

it.each([
  [{ adversary: 'minion' }, 4, 'minions'],
  [{ rank: 'Rival' }, 12, 'rival'],
  [{ adversary: 'nemesis 2' }, null, 'nemesis'],
  [{}, 12, 'nemesis'],
  [{}, 0, 'rival'],
  [{}, null, 'rival'],
] as const)(
  '[CHA-8] with %j and the strain threshold %s, an adversary is of the kind %s',
  (properties, strainThreshold, kind) => {
    expect(characterKindOf({ isOfParty: false, properties, strainThreshold })).toBe(kind)
  },
)

it('[CHA-7] attacks are upgraded by the ranks of the talent, or the number in the file', () => {
  expect(adversaryRanks({ adversary: 'nemesis 2' }, [])).toBe(2)
  expect(adversaryRanks({ adversary: 3 }, [{ name: 'Adversary', rank: 1 }])).toBe(1)
  expect(adversaryRanks({}, [{ name: 'Grit', rank: 4 }])).toBe(0)
})
