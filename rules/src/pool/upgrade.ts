import type { Die } from '../dice/die.ts'
import { POOL_DIE_MAX } from '../dice/throw-request.ts'
import type { Pool } from './pool.ts'

/** The dice of a side that an upgrade is about: the plain one, and the better one that it turns into. */
const ladders = {
  roller: { plain: 'ability', better: 'proficiency' },
  opposition: { plain: 'difficulty', better: 'challenge' },
} as const satisfies Record<string, Record<string, Die>>

export type Side = keyof typeof ladders

/** Each upgrade turns a plain die into the better one; where none is left it adds a plain one instead. A full pool stays as it is. */
export function upgrade(pool: Pool, side: Side, times: number): Pool {
  if (times <= 0) return pool
  const { plain, better } = ladders[side]
  const next =
    pool[plain] > 0
      ? { ...pool, [plain]: pool[plain] - 1, [better]: pool[better] + 1 }
      : { ...pool, [plain]: pool[plain] + 1 }
  return next[better] > POOL_DIE_MAX ? pool : upgrade(next, side, times - 1)
}

/** Each downgrade turns a better die back into the plain one; those that find none, or no room for one more, are lost. */
export function downgrade(pool: Pool, side: Side, times: number): Pool {
  const { plain, better } = ladders[side]
  const turned = Math.max(0, Math.min(times, pool[better], POOL_DIE_MAX - pool[plain]))
  return { ...pool, [better]: pool[better] - turned, [plain]: pool[plain] + turned }
}
