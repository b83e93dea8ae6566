import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { standardExperience } from '../character/experience.ts'
import { characteristics } from '../skills/characteristic.ts'
import { standardSkills } from '../skills/skill.ts'
import { experienceLeft, freeSkills, noChoices, plainArchetype, startingThresholds, type Creation } from './creation.ts'
import {
  creationFaults,
  freeLeft,
  whyKeepTalent,
  whyNoPoint,
  whyNoRank,
  whyNoTalent,
  withPoint,
  withRank,
  withTalent,
} from './possible.ts'

const talents = [1, 1, 1, 2, 2, 3].map((tier, n) => ({ id: `talents/${n}`, name: `T${n}`, tier, ranked: n === 0 }))
const blank: Creation = {
  rules: standardExperience,
  archetype: { ...plainArchetype(standardExperience), experience: 110 },
  career: { skills: ['navigation', 'perception', 'stealth', 'survival', 'athletics'], free: 4 },
  talents,
  choices: noChoices,
}

it('[CHA-52] the first career skills are free, further ranks and other skills cost', () => {
  const skills = { navigation: 1, perception: 2, survival: 1, athletics: 1, stealth: 1, charm: 1 }
  const creation = { ...blank, choices: { ...noChoices, raised: { agility: 1, cunning: 1 }, skills } }
  expect(freeSkills(creation)).toEqual(['navigation', 'perception', 'survival', 'athletics'])
  // Two characteristics of 3, perception 2, stealth 1 and charm 1.
  expect(experienceLeft(creation)).toBe(110 - 60 - 10 - 5 - 10)
  expect(freeLeft(creation)).toBe(0)
})

it('[CHA-51] hit points and strain follow from the archetype, brawn and willpower', () => {
  const archetype = { ...blank.archetype, wounds: 11, strain: 9 }
  const choices = { ...noChoices, raised: { brawn: 1 } }
  expect(startingThresholds({ archetype, choices })).toEqual({ wounds: 14, strain: 11 })
})

it.each([
  [{}, 3, 'needs two of tier 1'],
  [{ 'talents/0': 1, 'talents/1': 1 }, 3, null],
  [{ 'talents/0': 1, 'talents/1': 1, 'talents/3': 1 }, 4, 'needs three of tier 1'],
  [{ 'talents/0': 1 }, 0, 'needs two of tier 1'],
  [{ 'talents/1': 1 }, 1, 'taken'],
])('[CHA-53] with %j, talent %i: %s', (taken, n, why) => {
  const talent = talents[n]
  expect(talent && whyNoTalent({ ...blank, choices: { ...noChoices, talents: taken } }, talent)).toBe(why)
})

it('[CHA-53] a talent that another one stands on stays', () => {
  const choices = { ...noChoices, talents: { 'talents/0': 1, 'talents/1': 1, 'talents/3': 1 } }
  const [first, , , higher] = talents
  expect(first && whyKeepTalent({ ...blank, choices }, first)).toBe('needs two of tier 1')
  expect(higher && whyKeepTalent({ ...blank, choices }, higher)).toBeNull()
})

it('[CHA-54] another archetype can leave too little experience, which is a fault', () => {
  const choices = { ...noChoices, raised: { brawn: 2 } }
  const poor = { ...blank, archetype: { ...blank.archetype, experience: 50 }, choices }
  expect(creationFaults(poor)).toEqual([{ step: 'skills', text: 'The choices cost 20 more experience than there is' }])
})

/** A tap on a step. */
const tap = fc.oneof(
  fc.record({ point: fc.constantFrom(...characteristics), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ skill: fc.constantFrom(...standardSkills.map(({ id }) => id)), rank: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ talent: fc.constantFrom(...talents), by: fc.constantFrom(1 as const, -1 as const) }),
)

it('[CHA-50] taps that are possible never lead to a character that is refused', () => {
  fc.assert(
    fc.property(fc.array(tap, { maxLength: 60 }), (taps) => {
      let choices = noChoices
      for (const one of taps) choices = after({ ...blank, choices }, one)
      expect(creationFaults({ ...blank, choices })).toEqual([])
      expect(experienceLeft({ ...blank, choices })).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('[CHA-50] taking back what was tapped gives back its price', () => {
  fc.assert(
    fc.property(fc.constantFrom(...characteristics), fc.integer({ min: 1, max: 2 }), (one, rank) => {
      const pointed = withPoint(blank.choices, one, 1)
      const ranked = withRank(pointed, 'charm', rank)
      const back = withPoint(withRank(ranked, 'charm', 0), one, -1)
      expect(experienceLeft({ ...blank, choices: back })).toBe(110)
    }),
  )
})

type Tap = typeof tap extends fc.Arbitrary<infer One> ? One : never

function after(creation: Creation, one: Tap) {
  const { choices } = creation
  if ('point' in one)
    return one.by === 1 && whyNoPoint(creation, one.point) !== null ? choices : withPoint(choices, one.point, one.by)
  if ('skill' in one)
    return whyNoRank(creation, one.skill, one.rank) === null ? withRank(choices, one.skill, one.rank) : choices
  const why = one.by === 1 ? whyNoTalent(creation, one.talent) : whyKeepTalent(creation, one.talent)
  return why === null ? withTalent(choices, one.talent.id, one.by) : choices
}
