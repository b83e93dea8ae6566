import type { Face } from '../dice/faces.ts'
import { netOf } from '../dice/symbol.ts'
import type { Pool } from '../pool/pool.ts'
import { jointSpreadOf, type JointSpread } from './joint-spread.ts'
import { chanceThat, spreadOf, type Spread } from './spread.ts'

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
  readonly netSuccess: Spread
  readonly netAdvantage: Spread
  readonly triumphs: Spread
  readonly despairs: Spread
  readonly joint: JointSpread
}

const above = (value: number) => value > 0

export function oddsOf(pool: Pool): Odds {
  const netSuccess = netSuccessOf(pool)
  const netAdvantage = spreadOf(pool, (face) => netOf(face).advantage)
  const triumphs = spreadOf(pool, (face) => netOf(face).triumph)
  const despairs = spreadOf(pool, (face) => netOf(face).despair)
  return {
    success: chanceThat(netSuccess, above),
    advantage: chanceThat(netAdvantage, above),
    threat: chanceThat(netAdvantage, (value) => value < 0),
    triumph: chanceThat(triumphs, above),
    despair: chanceThat(despairs, above),
    netSuccess,
    netAdvantage,
    triumphs,
    despairs,
    joint: jointSpreadOf(pool),
  }
}

/** The chance of success only, which is much cheaper to compute than all odds. */
export function chanceOfSuccess(pool: Pool): number {
  return chanceThat(netSuccessOf(pool), above)
}

const netSuccessOf = (pool: Pool) => spreadOf(pool, (face: Face) => netOf(face).success)
