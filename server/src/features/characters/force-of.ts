import type { PlayCondition } from '@waybook/contract'
import { forceAvailable, type ForceSide, type ItemProperties } from '@waybook/rules'

/** A character's Force dice. */
interface CharacterForce {
  /** 0 for somebody who does not use the Force. */
  readonly rating: number
  /** The dice that no power in use holds. */
  readonly available: number
  readonly side: ForceSide
}

/** `properties`: those of the character's page. */
export function forceOf(properties: ItemProperties, conditions: readonly PlayCondition[]): CharacterForce {
  const { force, force_side: side } = properties
  const rating = typeof force === 'number' ? force : 0
  const committed = conditions.map((condition) => condition.force ?? 0)
  return { rating, available: forceAvailable(rating, committed), side: side === 'dark' ? 'dark' : 'light' }
}
