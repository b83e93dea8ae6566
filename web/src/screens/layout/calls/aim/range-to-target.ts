import { rangeBands, rangedDifficulty, type Attack, type Difficulty, type RangeBand } from '@waybook/rules'

/** How far a target is, and what that means for a weapon. */
export interface RangeToTarget {
  readonly band: RangeBand
  readonly difficulty: Difficulty
  readonly isTooFar: boolean
  /** Whether the weapon is mounted so that it cannot fire to the target's side. */
  readonly isOutOfArc?: boolean
}

/**
 * `between`: the band on the map of the fight; `null` without one, which counts as the range of the weapon.
 * @example rangeToTarget(attackWith('ranged weapon', 'Medium'), 'Long') // { band: 'Long', difficulty: { name: 'Hard', … }, isTooFar: true }
 */
export function rangeToTarget(
  { melee, range }: Pick<Attack, 'melee' | 'range'>,
  between: RangeBand | null,
): RangeToTarget {
  const band = between ?? range
  const isTooFar = rangeBands.indexOf(band) > rangeBands.indexOf(range)
  return { band, difficulty: rangedDifficulty(melee ? 'Engaged' : band), isTooFar }
}
