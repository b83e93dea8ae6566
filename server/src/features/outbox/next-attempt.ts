/** The attempts to send one message. Together they take half a day. */
export const ATTEMPTS_MAX = 24
const LONGEST_MS = 3_600_000

/**
 * The pause after a failed attempt: doubling from a second to an hour, and up to a fifth longer by chance, so a receiver that comes back
 * does not get all retries at once. `chance`: from 0 to 1.
 * @example pauseAfter(3, 0) // 8000
 */
export function pauseAfter(attempts: number, chance: number): number {
  return Math.round(Math.min(LONGEST_MS, 1000 * 2 ** attempts) * (1 + chance / 5))
}
