import type { Role } from '@waybook/contract'
import type { Budget } from '@waybook/datalog'

/** How long one query may take, by role. */
export type QueryTime = Readonly<Record<Role, number>>

/** A game master's query while preparing may take longer than a player's at the table. */
export const QUERY_MS: QueryTime = { player: 2000, gameMaster: 5000 }

/** When the time is up, the thread has this long to report it itself. Then it is ended, as a pattern that never stops matching requires. */
export const GRACE_MS = 250

/** What the thread may take of the machine. Typed arrays are not counted here: the budget counts those. */
export const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 } as const

export function budgetOf(milliseconds: number): Budget {
  return {
    steps: 2_000_000_000,
    rows: 5_000_000,
    answerRows: 10_000,
    answerLetters: 2_000_000,
    bytes: 256 * 2 ** 20,
    milliseconds,
    now: () => performance.now(),
  }
}
