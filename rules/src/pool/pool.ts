import { dice, dieKinds, type Die } from '../dice/die.ts'
import { POOL_DIE_MAX, requestedDice, type ThrowRequest } from '../dice/throw-request.ts'
import type { Throwable } from '../dice/throwable.ts'
import { formatNotation } from '../notation/format-notation.ts'

/** The dice that are rolled together: 0 to `POOL_DIE_MAX` of each. */
export type Pool = Readonly<Record<Die, number>>

export const emptyPool: Pool = { proficiency: 0, ability: 0, boost: 0, challenge: 0, difficulty: 0, setback: 0 }

/**
 * @example isEmptyPool(emptyPool) // true
 */
export const isEmptyPool = (pool: Pool): boolean => dieKinds.every((die) => pool[die] === 0)

const opposing: ReadonlySet<Throwable> = new Set(dieKinds.filter((die) => dice[die].favours === 'opposition'))

/**
 * Whether the roller has dice in the pool. Without them, even the easiest check can't succeed.
 * @example hasOwnDice({ difficulty: 2, setback: 1 }) // false
 */
export function hasOwnDice(request: ThrowRequest): boolean {
  return requestedDice(request).some(([die]) => !opposing.has(die))
}

/**
 * The pool with `count` of one die, clamped to the allowed range (specification, section 5).
 * @example withDice(emptyPool, 'boost', 11).boost // 10
 */
export function withDice(pool: Pool, die: Die, count: number): Pool {
  return { ...pool, [die]: Math.min(Math.max(count, 0), POOL_DIE_MAX) }
}

/**
 * The short form of a pool: the count and the color's letter of each of its dice.
 * @example formatPool({ ...emptyPool, proficiency: 2, ability: 1, difficulty: 2 }) // '2y1g2p'
 */
export function formatPool(pool: Pool): string {
  return formatNotation(pool)
}

/**
 * The dice of a characteristic and a skill's ranks. The larger value is the number of dice, the smaller the number of yellow ones
 * (specification, section 9).
 * @example skillPool(3, 2) // { proficiency: 2, ability: 1, … }
 */
export function skillPool(characteristic: number, ranks: number): Pool {
  const proficiency = Math.min(characteristic, ranks)
  return { ...emptyPool, proficiency, ability: Math.max(characteristic, ranks) - proficiency }
}
