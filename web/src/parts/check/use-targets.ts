import { PARTY_TAG } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

/** Somebody who can be aimed at. */
export interface Target {
  /** That of a combatant, or without an encounter of a character. */
  readonly id: string
  readonly name: string
  /** `null` if there is no such page. */
  readonly characterId: string | null
}

interface Wanted {
  /** The id of a character who is not offered; `null` if everybody is. */
  readonly except: string | null
  /** The side that is listed first. */
  readonly first: 'players' | 'gameMaster'
}

const LISTED_MAX = 100

/** Those who take part in the encounter; without one, the characters that the viewer knows. `null` while they are being loaded. */
export function useTargets({ except, first }: Wanted): readonly Target[] | null {
  const encounter = useOperation('getEncounter', {}, { retry: false })
  const known = useOperation('listEntities', { type: 'character', limit: LISTED_MAX })
  if (encounter.isPending || known.isPending) return null
  const combatants = encounter.data?.encounter?.combatants ?? []
  const fighting = combatants.map(({ id, name, side, characterId }) => ({ id, name, side, characterId }))
  const characters = (known.data?.entities ?? []).map(({ id, name, tags }) => {
    const side = tags.includes(PARTY_TAG) ? ('players' as const) : ('gameMaster' as const)
    return { id, name, side, characterId: id }
  })
  const all = fighting.length > 0 ? fighting : characters
  const offered = all.filter(({ characterId }) => except === null || characterId !== except)
  return offered.toSorted((a, b) => Number(b.side === first) - Number(a.side === first))
}
