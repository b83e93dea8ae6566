/** What somebody says to a date. */
export type Attendance = 'yes' | 'late' | 'maybe' | 'no'

export interface AnswerCounts {
  readonly yes: number
  readonly late: number
  readonly maybe: number
  readonly no: number
  /** How many come at all. */
  readonly come: number
}

/**
 * Counts the answers to one date.
 * @example countAnswers(['yes', 'late', 'no']).come // 2
 */
export function countAnswers(answers: readonly Attendance[]): AnswerCounts {
  const count = (wanted: Attendance) => answers.filter((answer) => answer === wanted).length
  const [yes, late] = [count('yes'), count('late')]
  return { yes, late, maybe: count('maybe'), no: count('no'), come: yes + late }
}

interface Candidate {
  readonly startsAt: number
  readonly counts: AnswerCounts
}

/**
 * The date that suits most: most people come, then fewest of them late, then most may still come, then the earliest. `null` if nobody can
 * come on any date.
 * @example
 * const dates = [{ startsAt: 1, counts: countAnswers(['no']) }, { startsAt: 2, counts: countAnswers(['yes']) }]
 * bestDate(dates).startsAt // 2
 */
export function bestDate<Option extends Candidate>(options: readonly Option[]): Option | null {
  const [best] = options.toSorted(
    (one, other) =>
      other.counts.come - one.counts.come ||
      one.counts.late - other.counts.late ||
      other.counts.maybe - one.counts.maybe ||
      one.startsAt - other.startsAt,
  )
  return best && best.counts.come > 0 ? best : null
}
