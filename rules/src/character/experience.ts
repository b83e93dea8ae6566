import { SKILL_RANK_MAX } from '../skills/skill.ts'

const PER_RANK = 5
/** The surcharge for each rank of a skill outside the career. */
const OUTSIDE_CAREER = 5
const PER_TIER = 5
/** The highest tier of talents. */
const TIER_MAX = 5

/**
 * The experience that a rank of a skill costs (docs/rules-sources.md); `null` if the rank doesn't exist.
 * @example
 * rankPrice(3, true) // 15
 * rankPrice(3, false) // 20
 */
export function rankPrice(rank: number, isCareerSkill: boolean): number | null {
  if (rank < 1 || rank > SKILL_RANK_MAX) return null
  return PER_RANK * rank + (isCareerSkill ? 0 : OUTSIDE_CAREER)
}

/**
 * The experience that a talent costs. Each further rank counts as one tier higher.
 * @example talentPrice(1, 3) // 15
 */
export function talentPrice(tier: number, rank: number): number {
  return PER_TIER * Math.min(TIER_MAX, Math.max(1, tier) + Math.max(1, rank) - 1)
}
