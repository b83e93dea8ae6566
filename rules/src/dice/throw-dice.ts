import { requestedDice, type ThrowRequest } from './throw-request.ts'
import { sidesOf } from './throwable.ts'

/** A whole number from 0 to one less than `sides`, each as likely as the others. */
export type Chance = (sides: number) => number

/** Throws each die once: `chance` decides which face lies up. What fell is as `Fallen` has it. */
export function throwDice(request: ThrowRequest, chance: Chance): Record<string, number[]> {
  return Object.fromEntries(
    requestedDice(request).map(([die, count]) => [die, Array.from({ length: count }, () => chance(sidesOf(die)))]),
  )
}
