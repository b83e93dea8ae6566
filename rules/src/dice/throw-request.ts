import { dice, dieKinds } from './die.ts'
import { isThrowable, type Throwable } from './throwable.ts'

/** The number of each die to throw together, such as a pool. */
export type ThrowRequest = Readonly<Partial<Record<Throwable, number>>>

/** The most dice of one kind in a pool (specification, section 5). */
export const POOL_DIE_MAX = 10
/** The most dice in one throw: the size of the largest pool. */
export const THROW_MAX = POOL_DIE_MAX * dieKinds.length

/** The dice of a throw and their counts above 0. Pool dice come first, in the order of the notation. */
export function requestedDice(request: ThrowRequest): (readonly [Throwable, number])[] {
  const others = Object.keys(request)
    .filter(isThrowable)
    .filter((die) => !Object.hasOwn(dice, die))
  return [...dieKinds, ...others].map((die) => [die, request[die] ?? 0] as const).filter(([, count]) => count > 0)
}

/**
 * Why a request is rejected, as a message for the user; `null` if it is valid.
 * @example throwRequestProblem({ boost: 11 }) // 'At most 10 boost dice'
 */
export function throwRequestProblem(request: ThrowRequest): string | null {
  const wanted = requestedDice(request)
  const tooMany = wanted.find(([die, count]) => Object.hasOwn(dice, die) && count > POOL_DIE_MAX)
  if (tooMany) return `At most ${POOL_DIE_MAX} ${tooMany[0]} dice`
  const total = wanted.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return 'No dice to roll'
  return total > THROW_MAX ? `At most ${THROW_MAX} dice in one throw` : null
}
