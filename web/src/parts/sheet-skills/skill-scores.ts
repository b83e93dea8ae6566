import type { Entity } from '@waybook/contract'
import { characteristics, skills, type Characteristic, type Skill } from '@waybook/rules'

/** The combat skills in the order of the sheet (specification, section 2). */
export const combatSkills: readonly Skill[] = ['brawl', 'gunnery', 'melee', 'rangedLight', 'rangedHeavy']

export const generalSkills: readonly Skill[] = skills.filter((skill) => !combatSkills.includes(skill))

/** The characteristics that a character's file does not name. */
export function missingCharacteristics(sheet: Pick<Entity, 'characteristics'>): readonly Characteristic[] {
  return characteristics.filter((one) => sheet.characteristics?.[one] === undefined)
}
