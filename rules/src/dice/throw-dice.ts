import { requestedDice, type ThrowRequest } from './throw-request.ts'
import { sidesOf } from './throwable.ts'

/** Returns a uniformly distributed integer from 0 to `sides - 1`. */
export type Chance = (sides: number) => number

/** Throws each die once; `chance` decides which face comes up. Returns the result in the format of `Fallen`. */
export function throwDice(request: ThrowRequest, chance: Chance): Record<string, number[]> {
  return Object.fromEntries(
    requestedDice(request).map(([die, count]) => [die, Array.from({ length: count }, () => chance(sidesOf(die)))]),
  )
}
