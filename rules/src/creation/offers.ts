import { careerOf } from '../character/career.ts'
import { TIER_MAX, type ExperienceRules } from '../character/experience.ts'
import { numberIn, type ItemProperties } from '../character/worn.ts'
import type { Characteristics } from '../skills/characteristic.ts'
import type { Skill } from '../skills/skill.ts'
import { plainArchetype, type Archetype, type StartingCareer } from './creation.ts'

const FREE_RANKS = 4

/**
 * The archetype that a page describes: its characteristics, and the properties `wounds`, `strain` and `experience`. The plain archetype
 * has what the page leaves out.
 * @example archetypeIn({ characteristics: { brawn: 3 }, properties: { wounds: 11 } }, standardExperience).wounds // 11
 */
export function archetypeIn(
  page: { readonly characteristics: Characteristics; readonly properties: ItemProperties },
  rules: Pick<ExperienceRules, 'start'>,
): Archetype {
  const plain = plainArchetype(rules)
  return {
    characteristics: { ...plain.characteristics, ...page.characteristics },
    wounds: numberIn(page.properties, ['wounds']) ?? plain.wounds,
    strain: numberIn(page.properties, ['strain']) ?? plain.strain,
    experience: numberIn(page.properties, ['experience']) ?? plain.experience,
  }
}

/**
 * The career that a page describes with the properties `career_skills` and `free_ranks`.
 * @example startingCareerIn({ career_skills: 'Melee, Charm', free_ranks: 1 }, standardSkills) // { skills: ['melee', 'charm'], free: 1 }
 */
export function startingCareerIn(properties: ItemProperties, skills: readonly Skill[]): StartingCareer {
  return { skills: careerOf(properties, skills).skills, free: numberIn(properties, ['free_ranks']) ?? FREE_RANKS }
}

/**
 * The tier of a talent's page, and whether the talent can be taken more than once, from the properties `tier` and `ranked`.
 * @example talentIn({ tier: 2 }) // { tier: 2, ranked: false }
 */
export function talentIn(properties: ItemProperties): { readonly tier: number; readonly ranked: boolean } {
  const tier = Math.min(TIER_MAX, Math.max(1, numberIn(properties, ['tier']) ?? 1))
  return { tier, ranked: ['true', 'yes'].includes(String(properties['ranked'] ?? '').toLowerCase()) }
}
