import { dice, dieKinds } from './die.ts'
import type { Throwable } from './throwable.ts'

/** The dice that notation abbreviates to the letter of their color: the six pool dice and the white force die. */
export const letterOfDie: ReadonlyMap<Throwable, string> = new Map<Throwable, string>([
  ...dieKinds.map((die) => [die, dice[die].letter] as const),
  ['force', 'w'],
])
