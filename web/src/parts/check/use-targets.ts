import { PARTY_TAG, type Combatant, type EncounterSide } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

/** Somebody who can be aimed at. */
export interface Target {
  /** That of a combatant, or without an encounter of a character. */
  readonly id: string
  readonly name: string
  /** `null` if there is no such page. */
  readonly characterId: string | null
  /** By which they take part in checks of their own. */
  readonly participantId: string
  /** The names of their critical injuries, as far as these are known here. */
  readonly injuries: readonly string[]
  readonly side: EncounterSide
}

interface Wanted {
  /** The participant who is not offered; `null` if everybody is. */
  readonly except: string | null
  /** The side that is listed first. */
  readonly first: EncounterSide
}

const LISTED_MAX = 100

/** By which a combatant takes part in checks: those with points of their own by their own id, the others by that of the character. */
export function participantIdOf({ id, kind, characterId }: Pick<Combatant, 'id' | 'kind' | 'characterId'>): string {
  return kind === 'character' && characterId !== null ? characterId : id
}

/** Those who take part in the encounter; without one, the characters that the viewer knows. `null` while they are being loaded. */
export function useTargets({ except, first }: Wanted): readonly Target[] | null {
  const encounter = useOperation('getEncounter', {}, { retry: false })
  const known = useOperation('listEntities', { type: 'character', limit: LISTED_MAX })
  if (encounter.isPending || known.isPending) return null
  const combatants = encounter.data?.encounter?.combatants ?? []
  const fighting = combatants.map((one) => {
    const { id, name, side, characterId, conditions } = one
    const injuries = conditions.filter(({ severity }) => severity !== undefined).map((condition) => condition.name)
    return { id, name, side, characterId, participantId: participantIdOf(one), injuries }
  })
  const characters = (known.data?.entities ?? []).map(({ id, name, tags }) => {
    const side = tags.includes(PARTY_TAG) ? ('players' as const) : ('gameMaster' as const)
    return { id, name, side, characterId: id, participantId: id, injuries: [] }
  })
  const all = fighting.length > 0 ? fighting : characters
  const offered = all.filter(({ participantId }) => except === null || participantId !== except)
  return offered.toSorted((a, b) => Number(b.side === first) - Number(a.side === first))
}
