import { dice, dieKinds } from './die.ts'
import type { Throwable } from './throwable.ts'

/** The letter of each die that notation writes by one: a pool's six by their colours, and the white force die. */
export const letterOfDie: ReadonlyMap<Throwable, string> = new Map<Throwable, string>([
  ...dieKinds.map((die) => [die, dice[die].letter] as const),
  ['force', 'w'],
])
