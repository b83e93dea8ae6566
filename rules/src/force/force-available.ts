// Separate from the other rules of the Force, because pages that show no dice need it too.

/**
 * The Force dice that a character has left to roll. `committed`: the dice that each of the powers in use holds.
 * @example forceAvailable(3, [1, 1]) // 1
 */
export function forceAvailable(rating: number, committed: readonly number[]): number {
  return Math.max(
    0,
    committed.reduce((left, count) => left - count, rating),
  )
}
