import type { Face } from '../dice/faces.ts'
import { netOf } from '../dice/symbol.ts'
import type { Pool } from '../pool/pool.ts'
import { jointSpreadOf, type JointSpread } from './joint-spread.ts'
import { probabilityThat, spreadOf, type Distribution } from './spread.ts'

/** The exact odds of a pool. All probabilities range from 0 to 1. */
export interface Odds {
  readonly success: number
  /** At least one net advantage. */
  readonly advantage: number
  /** At least one net threat. */
  readonly threat: number
  /** At least one triumph. */
  readonly triumph: number
  /** At least one despair. */
  readonly despair: number
  readonly netSuccess: Distribution
  readonly netAdvantage: Distribution
  readonly triumphs: Distribution
  readonly despairs: Distribution
  readonly joint: JointSpread
}

const above = (value: number) => value > 0

/**
 * @example oddsOf({ ...emptyPool, ability: 1 }) // { success: 0.5, advantage: 0.5, threat: 0, … }
 */
export function oddsOf(pool: Pool): Odds {
  const netSuccess = netSuccessOf(pool)
  const netAdvantage = spreadOf(pool, (face) => netOf(face).advantage)
  const triumphs = spreadOf(pool, (face) => netOf(face).triumph)
  const despairs = spreadOf(pool, (face) => netOf(face).despair)
  return {
    success: probabilityThat(netSuccess, above),
    advantage: probabilityThat(netAdvantage, above),
    threat: probabilityThat(netAdvantage, (value) => value < 0),
    triumph: probabilityThat(triumphs, above),
    despair: probabilityThat(despairs, above),
    netSuccess,
    netAdvantage,
    triumphs,
    despairs,
    joint: jointSpreadOf(pool),
  }
}

/**
 * The chance of success alone, which is much cheaper to compute than all odds.
 * @example chanceOfSuccess(skillPool(2, 1)) // ≈ 0.83
 */
export function chanceOfSuccess(pool: Pool): number {
  return probabilityThat(netSuccessOf(pool), above)
}

const netSuccessOf = (pool: Pool) => spreadOf(pool, (face: Face) => netOf(face).success)
