import { rangeBands, type RangeBand } from '../attack/difficulty.ts'

/** The maneuvers that each step away from the next nearer band costs; long distances take two (docs/rules-sources.md). */
const stepCosts: Readonly<Record<RangeBand, number>> = { Engaged: 0, Close: 1, Medium: 1, Long: 2, Extreme: 2 }

/** How many maneuvers it takes to come from one range band to another, nearer or farther. */
export function maneuversFor(from: RangeBand, to: RangeBand): number {
  const [near, far] = [rangeBands.indexOf(from), rangeBands.indexOf(to)].toSorted((one, other) => one - other)
  return rangeBands.slice((near ?? 0) + 1, (far ?? 0) + 1).reduce((sum, band) => sum + stepCosts[band], 0)
}

export function nearer(one: RangeBand, other: RangeBand): RangeBand {
  return rangeBands.indexOf(one) <= rangeBands.indexOf(other) ? one : other
}
