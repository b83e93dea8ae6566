/** The maximum number of attempts at a job. */
export const ATTEMPTS_MAX = 6

const FIRST_DELAY_MS = 1000
/** Less than the time after which a job is considered stale. */
const DELAY_MAX_MS = 100_000

/**
 * The delay before the next attempt in milliseconds, or `null` if there is none. It doubles with each attempt, plus up to a fifth
 * depending on `chance` (from 0 to 1), so that jobs that failed together are not retried together. It is at least `afterMs`, up to the
 * maximum delay.
 */
export function nextAttemptInMs(attempts: number, chance: number, afterMs = 0): number | null {
  if (attempts >= ATTEMPTS_MAX) return null
  const backoff = FIRST_DELAY_MS * 2 ** (attempts - 1) * (1 + chance / 5)
  return Math.round(Math.min(DELAY_MAX_MS, Math.max(backoff, afterMs)))
}
