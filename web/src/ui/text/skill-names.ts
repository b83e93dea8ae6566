import { gameWords } from '@waybook/messages/gameWords'
import { COMBAT_SKILLS, GENERAL_SKILLS, hasStandardName, skillName as nameInCampaign, type Skill } from '@waybook/rules'

/**
 * The name of a skill in the interface's language. The campaign's own names win.
 * @example skillName(standardSkills, 'rangedLight') // 'Ranged Light'
 */
export function skillName(skills: readonly Skill[], id: string): string {
  const skill = { id, name: nameInCampaign(skills, id) }
  return hasStandardName(skill) ? gameWords.skill({ skill: skill.id }) : skill.name
}

/** The skills with their names in the interface's language. */
export function withNames(skills: readonly Skill[]): readonly Skill[] {
  return skills.map((skill) => ({ ...skill, name: skillName(skills, skill.id) }))
}

/** The heading of a group of skills. The campaign's own headings win. */
export function skillGroupName(group: string): string {
  if (group === COMBAT_SKILLS) return gameWords.skillGroup({ group: 'combat' })
  return group === GENERAL_SKILLS ? gameWords.skillGroup({ group: 'general' }) : group
}
