import { rangeBands, type RangeBand } from '../attack/difficulty.ts'

/** The maneuvers that a step from the next nearer band costs. Steps to Long and Extreme cost two (docs/rules-sources.md). */
const stepCosts: Readonly<Record<RangeBand, number>> = { Engaged: 0, Close: 1, Medium: 1, Long: 2, Extreme: 2 }

/**
 * The number of maneuvers from one range band to another, in either direction.
 * @example maneuversFor('Medium', 'Engaged') // 2
 */
export function maneuversFor(from: RangeBand, to: RangeBand): number {
  const [near, far] = [rangeBands.indexOf(from), rangeBands.indexOf(to)].toSorted((one, other) => one - other)
  return rangeBands.slice((near ?? 0) + 1, (far ?? 0) + 1).reduce((sum, band) => sum + stepCosts[band], 0)
}

export function nearer(one: RangeBand, other: RangeBand): RangeBand {
  return rangeBands.indexOf(one) <= rangeBands.indexOf(other) ? one : other
}
