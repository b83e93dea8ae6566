import { isCharacteristic, type Characteristics } from '../skills/characteristic.ts'
import type { EffectAmount, EffectTest } from './effect.ts'

/** The character that has an effect. */
export interface EffectHolder {
  /** The rank of the talent or the rating of the quality; 1 for pages without ranks. */
  readonly rank: number
  readonly characteristics: Characteristics
  /** The names of the conditions. */
  readonly conditions: readonly string[]
}

/**
 * An amount as a number. `tests`: the conditions of the effect, for `shortfall`.
 * @example amountOf({ base: 2, rank: 1, of: null }, { rank: 3, characteristics: {}, conditions: [] }) // 5
 */
export function amountOf(
  { base, rank, of }: EffectAmount,
  holder: Pick<EffectHolder, 'rank' | 'characteristics'>,
  tests: readonly EffectTest[] = [],
): number {
  if (of === null) return base + rank * holder.rank
  return isCharacteristic(of) ? (holder.characteristics[of] ?? 0) : shortfall(holder, tests)
}

/** By how much a value is below the one that a test asks for. */
function shortfall(
  { characteristics, rank }: Pick<EffectHolder, 'rank' | 'characteristics'>,
  tests: readonly EffectTest[],
): number {
  const missed = tests.flatMap((test) =>
    'value' in test && test.is === 'below'
      ? [(test.value === 'rank' ? rank : test.value) - (characteristics[test.subject] ?? 0)]
      : [],
  )
  return Math.max(0, ...missed)
}
