import type { Net } from '../dice/symbol.ts'
import { jointSpreadOf, type JointSpread } from '../odds/joint-spread.ts'
import type { Pool } from '../pool/pool.ts'

/**
 * The joint odds of throwing some dice of a roll again. `kept`: the net result of all others.
 * @example
 * const odds = rerollOdds({ success: -1, advantage: 0 }, { ...emptyPool, ability: 2 })
 * jointChanceThat(odds, (success) => success > 0) // 0.375
 */
export function rerollOdds({ success, advantage }: Pick<Net, 'success' | 'advantage'>, thrown: Pool): JointSpread {
  const spread = jointSpreadOf(thrown)
  return {
    ...spread,
    leastSuccess: spread.leastSuccess + success,
    leastAdvantage: spread.leastAdvantage + advantage,
  }
}
