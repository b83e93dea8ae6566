import { isEntityId, type CharacterDynamic, type Entity } from '@waybook/contract'
import { forceAvailable, type ForceSide } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'

/** A character's Force dice. */
interface Force {
  readonly rating: number
  /** The dice that no power in use holds. */
  readonly available: number
  readonly side: ForceSide
  /** The powers in use, each with the dice that it holds. */
  readonly powers: readonly { readonly name: string; readonly dice: number }[]
}

/** The Force dice of a character whose page and state in play the viewer knows. */
export function forceOf(
  { properties }: Pick<Entity, 'properties'>,
  { conditions, conditionDetails = {} }: Pick<CharacterDynamic, 'conditions' | 'conditionDetails'>,
): Force {
  const { force, force_side: side } = properties
  const rating = typeof force === 'number' ? force : 0
  const powers = conditions.flatMap((name) => {
    const dice = conditionDetails[name]?.force
    return dice === undefined ? [] : [{ name, dice }]
  })
  const available = forceAvailable(
    rating,
    powers.map(({ dice }) => dice),
  )
  return { rating, available, side: side === 'dark' ? 'dark' : 'light', powers }
}

/** `null` while it is not known, and in campaigns without the Force die. */
export function useForce(characterId: string): Force | null {
  const isOn = useMe().forceDie && isEntityId(characterId)
  const { data } = useOperation('getEntity', { id: characterId }, { enabled: isOn, retry: false })
  const { data: dynamic } = useOperation('getCharacterDynamic', { id: characterId }, { enabled: isOn, retry: false })
  const entity = data?.entities[0]
  return entity && dynamic ? forceOf(entity, dynamic) : null
}
