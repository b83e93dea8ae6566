import type { Face } from '../dice/faces.ts'
import { netOf, type DieSymbolName } from '../dice/symbol.ts'
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
 * The odds of a pool. `added`: symbols that are added to each roll before symbols cancel.
 * @example
 * oddsOf({ ...emptyPool, ability: 1 }) // { success: 0.5, advantage: 0.5, threat: 0, … }
 * oddsOf({ ...emptyPool, ability: 1 }, ['advantage']).advantage // 1
 */
export function oddsOf(pool: Pool, added: readonly DieSymbolName[] = []): Odds {
  const net = netOf(added)
  const netSuccess = netSuccessOf(pool, net.success)
  const netAdvantage = shifted(
    spreadOf(pool, (face) => netOf(face).advantage),
    net.advantage,
  )
  const triumphs = shifted(
    spreadOf(pool, (face) => netOf(face).triumph),
    net.triumph,
  )
  const despairs = shifted(
    spreadOf(pool, (face) => netOf(face).despair),
    net.despair,
  )
  const joint = jointSpreadOf(pool)
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
    joint: {
      ...joint,
      leastSuccess: joint.leastSuccess + net.success,
      leastAdvantage: joint.leastAdvantage + net.advantage,
    },
  }
}

/**
 * The chance of success alone, which is much cheaper to compute than all odds.
 * @example chanceOfSuccess(skillPool(2, 1)) // ≈ 0.83
 */
export function chanceOfSuccess(pool: Pool, added: readonly DieSymbolName[] = []): number {
  return probabilityThat(netSuccessOf(pool, netOf(added).success), above)
}

const netSuccessOf = (pool: Pool, added: number) =>
  shifted(
    spreadOf(pool, (face: Face) => netOf(face).success),
    added,
  )

function shifted({ least, chances }: Distribution, by: number): Distribution {
  return { least: least + by, chances }
}
