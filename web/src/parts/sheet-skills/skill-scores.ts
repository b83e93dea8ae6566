import type { Entity } from '@waybook/contract'
import { characteristicOf, characteristics, skills, type Characteristic, type Skill } from '@waybook/rules'

/** What one skill is rolled with. */
export interface SkillScore {
  readonly skill: Skill
  readonly characteristic: Characteristic
  readonly value: number
  readonly ranks: number
}

export type SkillScores = { readonly of: (skill: Skill) => SkillScore } | { readonly missing: string }

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
