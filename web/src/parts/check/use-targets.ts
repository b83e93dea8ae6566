import { PARTY_TAG, type Combatant, type EncounterSide } from '@waybook/contract'
import { checkWords } from '@waybook/messages/checkWords'

import { useOperation } from '#api/operation-query.ts'

/** A possible target of an attack or a treatment. */
export interface Target {
  /** The id of a combatant; without an encounter, of a character. */
  readonly id: string
  readonly name: string
  /** `null` if the combatant has no page. */
  readonly characterId: string | null
  /** Their id as a participant of checks. */
  readonly participantId: string
  /** The names of their critical injuries, as far as the viewer knows them. */
  readonly injuries: readonly string[]
  readonly side: EncounterSide
  readonly picture: Combatant['picture']
  /** How it is, as far as the viewer sees it: "3 of 5 standing", "hurt"; may be empty. */
  readonly state: string
}

interface Wanted {
  /** The participant to omit; `null` for none. */
  readonly except: string | null
  /** The side to list first. */
  readonly first: EncounterSide
  /** Whether to list characters outside the encounter, too. */
  readonly beyond?: boolean
}

const LISTED_MAX = 100

/** The id of a combatant as a participant of checks: a character's id, or the combatant's own id if it has its own points. */
export function participantIdOf({ id, kind, characterId }: Pick<Combatant, 'id' | 'kind' | 'characterId'>): string {
  return kind === 'character' && characterId !== null ? characterId : id
}

/** The combatants of the encounter; without one, the characters that the viewer knows. `null` while loading. */
export function useTargets({ except, first, beyond = false }: Wanted): readonly Target[] | null {
  const encounter = useOperation('getEncounter', {}, { retry: false })
  const known = useOperation('listEntities', { type: 'character', limit: LISTED_MAX, includeImages: true })
  if (encounter.isPending || known.isPending) return null
  const combatants = encounter.data?.encounter?.combatants ?? []
  const standing = combatants.filter(({ fallen }) => !fallen)
  const fighting = standing.map((one) => {
    const { id, name, side, characterId, conditions, picture } = one
    const injuries = conditions.filter(({ severity }) => severity !== undefined).map((condition) => condition.name)
    return { id, name, side, characterId, participantId: participantIdOf(one), injuries, picture, state: stateOf(one) }
  })
  const characters = (known.data?.entities ?? []).map(({ id, name, tags, image }) => {
    const side = tags.includes(PARTY_TAG) ? ('players' as const) : ('gameMaster' as const)
    return { id, name, side, characterId: id, participantId: id, injuries: [], picture: image, state: '' }
  })
  const others = characters.filter(({ id }) => combatants.every(({ characterId }) => characterId !== id))
  const all = combatants.length === 0 ? characters : beyond ? [...fighting, ...others] : fighting
  const offered = all.filter(({ participantId }) => except === null || participantId !== except)
  return offered.toSorted((a, b) => Number(b.side === first) - Number(a.side === first))
}

/** Such as "3 of 5 standing" for a group, or "hurt". */
function stateOf({ group, figures }: Pick<Combatant, 'group' | 'figures'>): string {
  if (group) return checkWords.standing({ left: group.left, size: group.size })
  return figures && figures.wounds > 0 ? checkWords.hurt() : ''
}
