import { requestedDice, type ThrowRequest } from './throw-request.ts'
import { sidesOf } from './throwable.ts'

/** Returns a uniformly distributed integer from 0 to `sides - 1`. */
export type Chance = (sides: number) => number

/**
 * Throws each die once. `chance` decides which face comes up.
 * @example throwDice({ boost: 2, d100: 1 }, (sides) => sides - 1) // { boost: [5, 5], d100: [99] }
 */
export function throwDice(request: ThrowRequest, chance: Chance): Record<string, number[]> {
  return Object.fromEntries(
    requestedDice(request).map(([die, count]) => [die, Array.from({ length: count }, () => chance(sidesOf(die)))]),
  )
}
