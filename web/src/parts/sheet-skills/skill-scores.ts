import type { Entity } from '@waybook/contract'
import { characteristicOf, characteristics, skills, type Characteristic, type Skill } from '@waybook/rules'

/** The combat skills in the order of the sheet (specification, section 2). */
export const combatSkills: readonly Skill[] = ['brawl', 'gunnery', 'melee', 'rangedLight', 'rangedHeavy']

export const generalSkills: readonly Skill[] = skills.filter((skill) => !combatSkills.includes(skill))

/** The scores that make up the pool of a skill. */
export interface SkillScore {
  readonly skill: Skill
  readonly characteristic: Characteristic
  readonly value: number
  readonly ranks: number
}

type SkillScores = { readonly of: (skill: Skill) => SkillScore } | { readonly missing: string }

/**
 * The scores of all skills, or a text that names what is missing. A skill that a sheet does not list has no ranks; a sheet without
 * any skills has not been filled in.
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
