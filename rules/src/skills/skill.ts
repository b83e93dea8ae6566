import type { Characteristic } from './characteristic.ts'

/** The skills, each with its characteristic (the specification's list, which has 27 entries). */
export const characteristicOf = {
  athletics: 'brawn',
  brawl: 'brawn',
  melee: 'brawn',
  resilience: 'brawn',
  coordination: 'agility',
  gunnery: 'agility',
  piloting: 'agility',
  rangedLight: 'agility',
  rangedHeavy: 'agility',
  stealth: 'agility',
  arcana: 'intellect',
  knowledge: 'intellect',
  mechanics: 'intellect',
  medicine: 'intellect',
  navigation: 'intellect',
  deception: 'cunning',
  perception: 'cunning',
  skulduggery: 'cunning',
  streetwise: 'cunning',
  survival: 'cunning',
  coercion: 'willpower',
  discipline: 'willpower',
  vigilance: 'willpower',
  charm: 'presence',
  cool: 'presence',
  leadership: 'presence',
  negotiation: 'presence',
} as const satisfies Record<string, Characteristic>

export type Skill = keyof typeof characteristicOf

/** The trained ranks of each skill. */
export type SkillRanks = Partial<Record<Skill, number>>

export function isSkill(name: string): name is Skill {
  return Object.hasOwn(characteristicOf, name)
}

export const skills: readonly Skill[] = Object.keys(characteristicOf).filter(isSkill)

/** Ranks range from 0 (untrained) to 6. */
export const SKILL_RANK_MAX = 6
