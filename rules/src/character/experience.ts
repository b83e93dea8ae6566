import { SKILL_RANK_MAX } from '../skills/skill.ts'

const PER_RANK = 5
/** What each rank of a skill outside the career costs in addition. */
const OUTSIDE_CAREER = 5
const PER_TIER = 5
/** The highest tier of talents. */
const TIER_MAX = 5

/** The experience that a rank of a skill costs (docs/rules-sources.md). `null` if there is no such rank. */
export function rankPrice(rank: number, isCareerSkill: boolean): number | null {
  if (rank < 1 || rank > SKILL_RANK_MAX) return null
  return PER_RANK * rank + (isCareerSkill ? 0 : OUTSIDE_CAREER)
}

/** What a talent of a tier costs, each rank of it one tier more than the rank before. */
export function talentPrice(tier: number, rank: number): number {
  return PER_TIER * Math.min(TIER_MAX, Math.max(1, tier) + Math.max(1, rank) - 1)
}
