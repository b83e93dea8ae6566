import { rankPrice, talentPrice, type ExperienceRules } from '../character/experience.ts'
import { characteristics, type Characteristic } from '../skills/characteristic.ts'
import type { SkillRanks } from '../skills/skill.ts'

/** What a character's people or origin give it at the start. */
export interface Archetype {
  readonly characteristics: Readonly<Record<Characteristic, number>>
  /** Added to brawn, gives the hit points. */
  readonly wounds: number
  /** Added to willpower, gives the strain threshold. */
  readonly strain: number
  readonly experience: number
}

export interface StartingCareer {
  /** Ids of skills. */
  readonly skills: readonly string[]
  /** How many of these skills have a free first rank. */
  readonly free: number
}

export interface OfferedTalent {
  readonly id: string
  readonly name: string
  readonly tier: number
  /** Whether it can be taken more than once. */
  readonly ranked: boolean
}

/** What a player has chosen so far. */
export interface CreationChoices {
  /** The points bought above the archetype's values. */
  readonly raised: Readonly<Partial<Record<Characteristic, number>>>
  /** Ranks in the order in which the skills were chosen, which decides which career skills are free. */
  readonly skills: SkillRanks
  /** Ranks by the talent's id. */
  readonly talents: Readonly<Record<string, number>>
}

/** The choices of a character whose player has chosen nothing yet. */
export const noChoices: CreationChoices = { raised: {}, skills: {}, talents: {} }

/** A new character, and what its choices are measured by. */
export interface Creation {
  readonly rules: ExperienceRules
  readonly archetype: Archetype
  /** `null` if the character has none. */
  readonly career: StartingCareer | null
  readonly talents: readonly OfferedTalent[]
  readonly choices: CreationChoices
}

const THRESHOLD_BASE = 10
const PLAIN = 2

/**
 * The archetype of a character without one.
 * @example plainArchetype({ start: 120 }).experience // 120
 */
export function plainArchetype({ start }: Pick<ExperienceRules, 'start'>): Archetype {
  const values = { brawn: PLAIN, agility: PLAIN, intellect: PLAIN, cunning: PLAIN, willpower: PLAIN, presence: PLAIN }
  return { characteristics: values, wounds: THRESHOLD_BASE, strain: THRESHOLD_BASE, experience: start }
}

/**
 * The characteristics of a new character: the archetype's, and the points bought.
 * @example
 * const archetype = plainArchetype({ start: 100 })
 * startingCharacteristics({ archetype, choices: { ...noChoices, raised: { agility: 1 } } }).agility // 3
 */
export function startingCharacteristics({
  archetype,
  choices,
}: Pick<Creation, 'archetype' | 'choices'>): Record<Characteristic, number> {
  const raised = (one: Characteristic) => archetype.characteristics[one] + (choices.raised[one] ?? 0)
  return {
    brawn: raised('brawn'),
    agility: raised('agility'),
    intellect: raised('intellect'),
    cunning: raised('cunning'),
    willpower: raised('willpower'),
    presence: raised('presence'),
  }
}

/**
 * The hit points and the strain threshold of a new character. Points that are bought later don't change them.
 * @example
 * const archetype = plainArchetype({ start: 100 })
 * startingThresholds({ archetype, choices: noChoices }) // { wounds: 12, strain: 12 }
 */
export function startingThresholds(creation: Pick<Creation, 'archetype' | 'choices'>) {
  const { brawn, willpower } = startingCharacteristics(creation)
  return { wounds: creation.archetype.wounds + brawn, strain: creation.archetype.strain + willpower }
}

/**
 * The career skills whose first rank is free, first chosen first.
 * @example
 * const career = { skills: ['melee', 'charm'], free: 1 }
 * freeSkills({ career, choices: { ...noChoices, skills: { cool: 1, charm: 1, melee: 1 } } }) // ['charm']
 */
export function freeSkills({ career, choices }: Pick<Creation, 'career' | 'choices'>): string[] {
  if (!career) return []
  const chosen = Object.keys(choices.skills).filter((id) => career.skills.includes(id) && (choices.skills[id] ?? 0) > 0)
  return chosen.slice(0, career.free)
}

/**
 * The experience spent on a characteristic.
 * @example
 * const archetype = plainArchetype({ start: 100 })
 * const creation = { rules: standardExperience, archetype, career: null, talents: [], choices: noChoices }
 * spentOnCharacteristic({ ...creation, choices: { ...noChoices, raised: { brawn: 2 } } }, 'brawn') // 70
 */
export function spentOnCharacteristic({ rules, archetype, choices }: Creation, one: Characteristic): number {
  const from = archetype.characteristics[one]
  return sum(upTo(choices.raised[one] ?? 0).map((point) => rules.characteristic * (from + point)))
}

/** The experience spent on each kind of choice. */
function experienceSpent(creation: Creation) {
  const { rules, career, talents, choices } = creation
  const free = freeSkills(creation)
  const priceOf = (id: string, rank: number) =>
    rank === 1 && free.includes(id) ? 0 : (rankPrice(rank, career?.skills.includes(id) ?? false, rules) ?? 0)
  const ranks = Object.entries(choices.skills).flatMap(([id, rank]) => upTo(rank).map((one) => priceOf(id, one)))
  const taken = Object.entries(choices.talents).flatMap(([id, rank]) => {
    const tier = talents.find((one) => one.id === id)?.tier ?? 1
    return upTo(rank).map((one) => talentPrice(tier, one, rules))
  })
  return {
    characteristics: sum(characteristics.map((one) => spentOnCharacteristic(creation, one))),
    skills: sum(ranks),
    talents: sum(taken),
  }
}

/**
 * The experience that a new character keeps. Below 0 if the choices cost too much, for example after another archetype was chosen.
 * @example
 * const archetype = plainArchetype({ start: 100 })
 * const creation = { rules: standardExperience, archetype, career: null, talents: [], choices: noChoices }
 * experienceLeft({ ...creation, choices: { ...noChoices, skills: { charm: 1 } } }) // 90
 */
export function experienceLeft(creation: Creation): number {
  const spent = experienceSpent(creation)
  return creation.archetype.experience - spent.characteristics - spent.skills - spent.talents
}

/** 1 to `last`. */
const upTo = (last: number) => Array.from({ length: Math.max(0, last) }, (_, index) => index + 1)

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
