import type { Pool } from '@waybook/rules'

/** Combines two pools die by die. Written out because the first page doesn't load the rules. */
function combine(one: Pool, other: Pool, by: (one: number, other: number) => number): Pool {
  return {
    proficiency: by(one.proficiency, other.proficiency),
    ability: by(one.ability, other.ability),
    boost: by(one.boost, other.boost),
    challenge: by(one.challenge, other.challenge),
    difficulty: by(one.difficulty, other.difficulty),
    setback: by(one.setback, other.setback),
  }
}

/** What changed between two pools, die by die; negative for dice that are gone. */
export function changeBetween(before: Pool, after: Pool): Pool {
  return combine(before, after, (was, is) => is - was)
}

/** The most dice of a kind, as in the rules. */
const DICE_MAX = 10

export function withChange(pool: Pool, change: Pool): Pool {
  return combine(pool, change, (has, more) => Math.min(Math.max(0, has + more), DICE_MAX))
}

/** Takes back what changed, however the pool was changed since. */
export function withoutChange(pool: Pool, change: Pool): Pool {
  return combine(pool, change, (has, more) => Math.min(Math.max(0, has - more), DICE_MAX))
}
