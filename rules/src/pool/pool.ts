import { dice, dieKinds, type Die } from '../dice/die.ts'
import { POOL_DIE_MAX, requestedDice, type ThrowRequest } from '../dice/throw-request.ts'
import type { Throwable } from '../dice/throwable.ts'
import { formatNotation } from '../notation/format-notation.ts'

/** How many of each die are rolled together, from 0 to `POOL_DIE_MAX` each. */
export type Pool = Readonly<Record<Die, number>>

export const emptyPool: Pool = { proficiency: 0, ability: 0, boost: 0, challenge: 0, difficulty: 0, setback: 0 }

export const isEmptyPool = (pool: Pool): boolean => dieKinds.every((die) => pool[die] === 0)

const opposing: ReadonlySet<Throwable> = new Set(dieKinds.filter((die) => dice[die].favours === 'opposition'))

/** Whether the roller has dice in it: without any, a check can't succeed, however easy it is. */
export function hasOwnDice(request: ThrowRequest): boolean {
  return requestedDice(request).some(([die]) => !opposing.has(die))
}

/** The pool with `count` of one die, clamped to the allowed range (specification, section 5). */
export function withDice(pool: Pool, die: Die, count: number): Pool {
  return { ...pool, [die]: Math.min(Math.max(count, 0), POOL_DIE_MAX) }
}

/** The short form of a pool: the count and colour letter of each die that is in it, such as `2y1g` or `2y1g2p`. */
export function formatPool(pool: Pool): string {
  return formatNotation(pool)
}

/**
 * The dice for a characteristic and a skill's ranks: as many dice as the larger of the two,
 * and of these as many yellow as the smaller (specification, section 9).
 */
export function skillPool(characteristic: number, ranks: number): Pool {
  const proficiency = Math.min(characteristic, ranks)
  return { ...emptyPool, proficiency, ability: Math.max(characteristic, ranks) - proficiency }
}
