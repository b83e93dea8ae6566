import type { Roll } from '@waybook/contract'
import { type ExperienceRules, type Skill, standardExperience, standardSkills } from '@waybook/rules'

import { useMe } from '#api/session.ts'
import { skillName, withNames } from '#ui/text/skill-names.ts'

/** The skills of the campaign with their names in the interface's language, in the order of the sheet. */
export function useSkills(): readonly Skill[] {
  return withNames(useMe().campaign.skills ?? standardSkills)
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
