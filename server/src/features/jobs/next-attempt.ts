/** Whoever begins a job this often and does not end it leaves it at that. */
export const ATTEMPTS_MAX = 6

const FIRST_DELAY_MS = 1000
/** Less than the time after which a job counts as stale. */
const DELAY_MAX_MS = 100_000

/**
 * How long to wait before the next attempt, in milliseconds: twice as long each time, up to a fifth more by `chance` (from 0 to 1), so
 * that jobs that failed together do not come back together; at least as long as `afterMs`, if that can be. `null`: there is to be none.
 */
export function nextAttemptInMs(attempts: number, chance: number, afterMs = 0): number | null {
  if (attempts >= ATTEMPTS_MAX) return null
  const backoff = FIRST_DELAY_MS * 2 ** (attempts - 1) * (1 + chance / 5)
  return Math.round(Math.min(DELAY_MAX_MS, Math.max(backoff, afterMs)))
}
