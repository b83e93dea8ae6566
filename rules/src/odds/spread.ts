import { dieKinds, type Die } from '../dice/die.ts'
import { faces, type Face } from '../dice/faces.ts'
import type { Pool } from '../pool/pool.ts'

/** A probability distribution over consecutive integers. The first chance belongs to the value `least`. */
export interface Distribution {
  readonly least: number
  readonly chances: readonly number[]
}

const certain: Distribution = { least: 0, chances: [1] }

/**
 * The distribution of the sum of `measure` over all throws of a pool. It is exact up to floating-point precision, because the distributions
 * of the dice are convolved, not sampled.
 */
export function spreadOf(pool: Pool, measure: (face: Face) => number): Distribution {
  return dieKinds.reduce((spread, die) => addDice(spread, spreadOfDie(die, measure), pool[die]), certain)
}

/**
 * The probability that the value meets a condition.
 * @example probabilityThat(oddsOf({ ...emptyPool, ability: 1 }).netSuccess, (net) => net >= 2) // 0.125
 */
export function probabilityThat(spread: Distribution, meets: (value: number) => boolean): number {
  return spread.chances.reduce((sum, chance, index) => (meets(spread.least + index) ? sum + chance : sum), 0)
}

function spreadOfDie(die: Die, measure: (face: Face) => number): Distribution {
  const values = faces[die].map(measure)
  const least = Math.min(...values)
  const chances = Array.from({ length: Math.max(...values) - least + 1 }, () => 0)
  for (const value of values) chances[value - least] = (chances[value - least] ?? 0) + 1 / values.length
  return { least, chances }
}

function addDice(spread: Distribution, one: Distribution, count: number): Distribution {
  return Array.from({ length: count }).reduce<Distribution>((sum) => fold(sum, one), spread)
}

function fold(a: Distribution, b: Distribution): Distribution {
  const chances = Array.from({ length: a.chances.length + b.chances.length - 1 }, () => 0)
  for (const [i, first] of a.chances.entries())
    for (const [j, second] of b.chances.entries()) chances[i + j] = (chances[i + j] ?? 0) + first * second
  return { least: a.least + b.least, chances }
}
