import type { Entity } from '@waybook/contract'
import { skills, type Skill, characteristicOf, characteristics, type Characteristic } from '@waybook/rules'

/** The skills of a fight, in the order of the sheet (specification, section 2). */
export const combatSkills: readonly Skill[] = ['brawl', 'gunnery', 'melee', 'rangedLight', 'rangedHeavy']

export const generalSkills: readonly Skill[] = skills.filter((skill) => !combatSkills.includes(skill))

/** What one skill is rolled with. */
export interface SkillScore {
  readonly skill: Skill
  readonly characteristic: Characteristic
  readonly value: number
  readonly ranks: number
}

type SkillScores = { readonly of: (skill: Skill) => SkillScore } | { readonly missing: string }

/**
 * Every skill's numbers, or which one is missing. A sheet that names some of the skills leaves out those without ranks,
 * one that names none was never filled in.
 */
export function skillScores({ name, ...sheet }: Pick<Entity, 'name' | 'characteristics' | 'skills'>): SkillScores {
  const values = sheet.characteristics
  const ranks = sheet.skills
  const unset = characteristics.find((one) => values?.[one] === undefined)
  if (!values || unset) return { missing: `The characteristic ${unset} of ${name} is missing.` }
  if (!ranks) return { missing: `The skill rank ${skills[0]} of ${name} is missing.` }
  return {
    of: (skill) => {
      const characteristic = characteristicOf[skill]
      return { skill, characteristic, value: values[characteristic] ?? 0, ranks: ranks[skill] ?? 0 }
    },
  }
}
