import { dice, dieKinds } from './die.ts'
import { isThrowable, type Throwable } from './throwable.ts'

/** How many of each die are thrown together; a pool is one. */
export type ThrowRequest = Readonly<Partial<Record<Throwable, number>>>

/** The most of one die in a pool (specification, section 5). */
export const POOL_DIE_MAX = 10
/** The most dice in one throw: a pool that is as large as pools get. */
export const THROW_MAX = POOL_DIE_MAX * dieKinds.length

/** The dice of a throw and how many of each, those that are not thrown left out; a pool's six first, as a pool is written. */
export function requestedDice(request: ThrowRequest): (readonly [Throwable, number])[] {
  const others = Object.keys(request)
    .filter(isThrowable)
    .filter((die) => !Object.hasOwn(dice, die))
  return [...dieKinds, ...others].map((die) => [die, request[die] ?? 0] as const).filter(([, count]) => count > 0)
}

/** Why so many dice are not thrown, in words for whoever asked; null where they are. */
export function whyNotThrown(request: ThrowRequest): string | null {
  const wanted = requestedDice(request)
  const tooMany = wanted.find(([die, count]) => Object.hasOwn(dice, die) && count > POOL_DIE_MAX)
  if (tooMany) return `At most ${POOL_DIE_MAX} ${tooMany[0]} dice`
  const total = wanted.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return 'No dice to roll'
  return total > THROW_MAX ? `At most ${THROW_MAX} dice in one throw` : null
}
