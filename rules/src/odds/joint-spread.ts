import { dieKinds, type Die } from '../dice/die.ts'
import { faces } from '../dice/faces.ts'
import { netOf } from '../dice/symbol.ts'
import type { Pool } from '../pool/pool.ts'

/** The joint probability distribution of net success and net advantage. */
export interface JointSpread {
  readonly leastSuccess: number
  readonly leastAdvantage: number
  /** One row per net success, from the least up. A row has one probability per net advantage, from the least up. */
  readonly rows: readonly Float64Array[]
}

const certain: JointSpread = { leastSuccess: 0, leastAdvantage: 0, rows: [Float64Array.of(1)] }

/** The joint distribution of a pool, as exact as `spreadOf`. The largest pool has 101 rows of 121 probabilities. */
export function jointSpreadOf(pool: Pool): JointSpread {
  return dieKinds.reduce((spread, die) => {
    const one = jointSpreadOfDie(die)
    return Array.from({ length: pool[die] }).reduce<JointSpread>((sum) => fold(sum, one), spread)
  }, certain)
}

/**
 * The probability that the net result meets a condition.
 * @example
 * const { joint } = oddsOf({ ...emptyPool, ability: 1 })
 * jointChanceThat(joint, (success, advantage) => success > 0 && advantage > 0) // 0.125
 */
export function jointChanceThat(spread: JointSpread, meets: (success: number, advantage: number) => boolean): number {
  return spread.rows.reduce(
    (sum, row, s) =>
      row.reduce(
        (inner, chance, a) => (meets(spread.leastSuccess + s, spread.leastAdvantage + a) ? inner + chance : inner),
        sum,
      ),
    0,
  )
}

function jointSpreadOfDie(die: Die): JointSpread {
  const nets = faces[die].map(netOf)
  const [leastSuccess, mostSuccess] = bounds(nets.map((net) => net.success))
  const [leastAdvantage, mostAdvantage] = bounds(nets.map((net) => net.advantage))
  const rows = emptyRows(mostSuccess - leastSuccess + 1, mostAdvantage - leastAdvantage + 1)
  for (const { success, advantage } of nets) {
    const row = rows[success - leastSuccess]
    if (row) row[advantage - leastAdvantage] = (row[advantage - leastAdvantage] ?? 0) + 1 / nets.length
  }
  return { leastSuccess, leastAdvantage, rows }
}

const bounds = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

const emptyRows = (height: number, width: number) => Array.from({ length: height }, () => new Float64Array(width))

function fold(a: JointSpread, b: JointSpread): JointSpread {
  const width = (a.rows[0]?.length ?? 0) + (b.rows[0]?.length ?? 0) - 1
  const rows = emptyRows(a.rows.length + b.rows.length - 1, width)
  for (const [i, first] of a.rows.entries())
    for (const [j, second] of b.rows.entries()) addProduct(rows[i + j], first, second)
  return {
    leastSuccess: a.leastSuccess + b.leastSuccess,
    leastAdvantage: a.leastAdvantage + b.leastAdvantage,
    rows,
  }
}

/** Adds to `sum` the convolution of two independent rows. */
function addProduct(sum: Float64Array | undefined, first: Float64Array, second: Float64Array): void {
  if (!sum) return
  for (const [j, chance] of second.entries()) {
    if (chance === 0) continue
    for (let i = 0; i < first.length; i += 1) sum[i + j] = (sum[i + j] ?? 0) + (first[i] ?? 0) * chance
  }
}
