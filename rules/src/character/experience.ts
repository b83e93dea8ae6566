import { SKILL_RANK_MAX } from '../skills/skill.ts'

/** What experience buys, and what a new character may buy with it. A campaign may change every figure. */
export interface ExperienceRules {
  /** Factor of the new rank of a skill. */
  readonly skill: number
  /** The surcharge for each rank of a skill outside the career. */
  readonly outside: number
  /** Factor of the talent's tier. */
  readonly talent: number
  /** Factor of the new value of a characteristic. Only new characters buy them. */
  readonly characteristic: number
  /** Whether a new character needs more talents of each tier than of the next. */
  readonly pyramid: boolean
  /** The experience of a new character whose archetype gives none. */
  readonly start: number
  /** What a new character can have at most. */
  readonly creation: { readonly rankMost: number; readonly characteristicMost: number }
}

/** The rules of campaigns that don't define their own (docs/rules-sources.md). */
export const standardExperience: ExperienceRules = {
  skill: 5,
  outside: 5,
  talent: 5,
  characteristic: 10,
  pyramid: true,
  start: 100,
  creation: { rankMost: 2, characteristicMost: 5 },
}

/** The highest tier of talents. */
export const TIER_MAX = 5

/**
 * The experience that a rank of a skill costs; `null` if the rank doesn't exist.
 * @example
 * rankPrice(3, true) // 15
 * rankPrice(3, false) // 20
 */
export function rankPrice(
  rank: number,
  isCareerSkill: boolean,
  { skill, outside }: Pick<ExperienceRules, 'skill' | 'outside'> = standardExperience,
): number | null {
  if (rank < 1 || rank > SKILL_RANK_MAX) return null
  return skill * rank + (isCareerSkill ? 0 : outside)
}

/**
 * The experience that a talent costs. Each further rank counts as one tier higher.
 * @example talentPrice(1, 3) // 15
 */
export function talentPrice(
  tier: number,
  rank: number,
  { talent }: Pick<ExperienceRules, 'talent'> = standardExperience,
): number {
  return talent * tierOfRank(tier, rank)
}

/**
 * The tier that a rank of a talent counts as.
 * @example tierOfRank(2, 2) // 3
 */
export function tierOfRank(tier: number, rank: number): number {
  return Math.min(TIER_MAX, Math.max(1, tier) + Math.max(1, rank) - 1)
}
