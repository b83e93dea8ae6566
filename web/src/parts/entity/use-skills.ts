import type { Roll } from '@waybook/contract'
import { type ExperienceRules, type Skill, skillName, standardExperience, standardSkills } from '@waybook/rules'

import { useMe } from '#api/session.ts'

/** The skills of the campaign, in the order of the sheet. */
export function useSkills(): readonly Skill[] {
  return useMe().campaign.skills ?? standardSkills
}

/** What experience buys in the campaign. */
export function useExperienceRules(): ExperienceRules {
  return useMe().campaign.experience ?? standardExperience
}

/** The purpose of a roll: the random table, the reason, or else the name of the skill; may be empty. */
export function purposeOf(
  { reason, skill, drawn }: Pick<Roll, 'reason' | 'skill' | 'drawn'>,
  skills: readonly Skill[],
): string {
  if (drawn) return drawn.title
  return reason === '' && skill !== null ? skillName(skills, skill) : reason
}
