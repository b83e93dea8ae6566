import type { Payment } from '../check/left-of.ts'
import type { SpendingOption } from '../check/spending-option.ts'
import { POOL_DIE_MAX } from '../dice/throw-request.ts'
import { forceSides, otherSide, type ForceSide } from './force-side.ts'

/** What a point of the other side costs a character. */
export interface ForcePrice {
  /** For each point. */
  readonly strain: number
  /** Story or destiny points that go to the opponents, once a roll. */
  readonly points: number
}

export const standardForcePrice: ForcePrice = { strain: 1, points: 1 }

/** The most Force dice of a character. */
export const FORCE_RATING_MAX = POOL_DIE_MAX

/** The id of the option that spends Force points. */
export const FORCE_OPTION = 'force'

/**
 * The option that spends one Force point. Points of the character's own side are free.
 * @example forceOption('light', { strain: 1, points: 1 }, 'destiny point').text // 'Say what the Force does. A dark point costs 1 strain, and the first one a destiny point.'
 */
export function forceOption(side: ForceSide, price: ForcePrice, point: string): SpendingOption {
  const costs = [side, otherSide(side)].map((symbol): Payment => ({ symbol, count: 1 }))
  const paid = [
    price.strain > 0 ? `${price.strain} strain` : '',
    price.points > 0 ? `${price.strain > 0 ? 'and the first one ' : ''}a ${point}` : '',
  ].filter((words) => words !== '')
  const text =
    paid.length === 0
      ? 'Say what the Force does.'
      : `Say what the Force does. A ${otherSide(side)} point costs ${paid.join(', ')}.`
  return { id: FORCE_OPTION, name: 'Use the Force', text, costs, who: 'self', effect: { kind: 'force' } }
}

/**
 * Whether a character of this side pays for a point.
 * @example isPriced('light', 'dark') // true
 */
export function isPriced(side: ForceSide, symbol: Payment['symbol']): boolean {
  return forceSides.some((one) => one === symbol) && symbol !== side
}
