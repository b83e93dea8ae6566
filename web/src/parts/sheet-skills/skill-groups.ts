import { skills, type Skill } from '@waybook/rules'

/** The skills of a fight, in the order of the sheet (specification, section 2). */
export const combatSkills: readonly Skill[] = ['brawl', 'gunnery', 'melee', 'rangedLight', 'rangedHeavy']

export const generalSkills: readonly Skill[] = skills.filter((skill) => !combatSkills.includes(skill))
