import { emptyPool, oddsOf, parseNotation } from '@waybook/rules'

const ROUNDS = 200

/** The median time to compute the odds of a pool, in milliseconds, after as many warm-up rounds. */
export function medianOddsMs(notation: string): number {
  const read = parseNotation(notation)
  if (!read.ok) throw new Error(read.why)
  const pool = { ...emptyPool, ...read.dice }
  const times = Array.from({ length: 2 * ROUNDS }, () => {
    const began = performance.now()
    oddsOf(pool)
    return performance.now() - began
  })
  return times.slice(ROUNDS).toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
}
