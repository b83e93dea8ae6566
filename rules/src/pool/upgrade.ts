import type { Die } from '../dice/die.ts'
import { POOL_DIE_MAX } from '../dice/throw-request.ts'
import type { Pool } from './pool.ts'

/** The dice of each side that an upgrade affects: it turns a plain die into the better one. */
const ladders = {
  roller: { plain: 'ability', better: 'proficiency' },
  opposition: { plain: 'difficulty', better: 'challenge' },
} as const satisfies Record<string, Record<string, Die>>

export type Side = keyof typeof ladders

/**
 * Each upgrade turns a plain die into the better one, or adds a plain die if none is left. A full pool doesn't change.
 * @example
 * formatPool(upgrade(skillPool(1, 0), 'roller', 1)) // '1y'
 * formatPool(upgrade(skillPool(1, 0), 'roller', 2)) // '1y1g'
 */
export function upgrade(pool: Pool, side: Side, times: number): Pool {
  if (times <= 0) return pool
  const { plain, better } = ladders[side]
  const next =
    pool[plain] > 0
      ? { ...pool, [plain]: pool[plain] - 1, [better]: pool[better] + 1 }
      : { ...pool, [plain]: pool[plain] + 1 }
  return next[better] > POOL_DIE_MAX ? pool : upgrade(next, side, times - 1)
}

/**
 * Each downgrade turns a better die back into the plain one. Without a better die, or without room for a plain one, a downgrade is lost.
 * @example formatPool(downgrade(skillPool(3, 2), 'roller', 1)) // '1y2g'
 */
export function downgrade(pool: Pool, side: Side, times: number): Pool {
  const { plain, better } = ladders[side]
  const turned = Math.max(0, Math.min(times, pool[better], POOL_DIE_MAX - pool[plain]))
  return { ...pool, [better]: pool[better] - turned, [plain]: pool[plain] + turned }
}
