import type { Role } from '@waybook/contract'
import type { Budget } from '@waybook/datalog'

/** How long one query may take, by role. */
export type QueryTime = Readonly<Record<Role, number>>

/** Game masters prepare with queries, and theirs may take longer than a player's at the table. */
export const QUERY_MS: QueryTime = { player: 2000, gameMaster: 5000 }

/** When the time is up, the thread has this long to report that. Then it is terminated, because a pattern match may never return. */
export const GRACE_MS = 250

/** The thread's memory limits. They do not include typed arrays, which count toward the budget. */
export const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 } as const

export function budgetOf(milliseconds: number): Budget {
  return {
    steps: 2_000_000_000,
    rows: 5_000_000,
    answerRows: 10_000,
    answerCharacters: 2_000_000,
    bytes: 256 * 2 ** 20,
    milliseconds,
    now: () => performance.now(),
  }
}
