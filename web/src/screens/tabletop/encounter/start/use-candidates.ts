import { LIST_LONG_PAGE, type AnswerOf, type Encounter } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { kindOf } from '#screens/tabletop/panel/adding/choice.ts'
import { useTable, useTableState } from '#screens/tabletop/table-context.ts'

import { freeCandidate, type Candidate } from './joining.ts'

/**
 * The party, and the scene's tokens and named characters. `undefined` while loading. Omits party members in the encounter. Preselects the
 * characters with free tokens on the map.
 */
function useOffered(encounter: Encounter | null): readonly Candidate[] | undefined {
  const { tokens, sceneId } = useTable()
  const fogged = useTableState(({ foggedIds }) => foggedIds)
  const singles = useTableState(({ singleIds }) => singleIds)
  const { data: scene, error } = useOperation('getSceneEntities', { sceneId })
  const ids = [...new Set(tokens.map(({ characterId }) => characterId))]
  const { data: onMap, error: noCards } = useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
  const { data: party } = useOperation('listEntities', { type: 'character', party: true, limit: LIST_LONG_PAGE })
  if (!party || (!scene && !error) || (!onMap && !noCards && ids.length > 0)) return undefined
  const cards = new Map([...characters(scene), ...(onMap?.entities ?? [])].map((one) => [one.id, one]))
  // All tokens of a character join together, so one hidden token makes the character unknown.
  const isSeen = (id: string) =>
    tokens.every(
      (token) => token.characterId !== id || (token.visible && !token.characterHidden && !fogged.has(token.id)),
    )
  const partyIds = new Set(party.entities.map(({ id }) => id))
  const combatants = encounter?.combatants ?? []
  const present = new Set(combatants.map(({ characterId }) => characterId))
  const taken = new Set(combatants.flatMap(({ tokenIds }) => tokenIds))
  const freeTokens = (character: string) =>
    tokens.filter(({ id, characterId }) => characterId === character && !taken.has(id)).length
  const offered = [
    ...party.entities.map(({ id, name }) => ({ id, name, known: true })),
    ...tokens.map(({ characterId, name }) => ({ id: characterId, name, known: isSeen(characterId) })),
    ...characters(scene).map(({ id, name, visible }) => ({ id, name, known: visible })),
  ].filter(({ id }) => !(partyIds.has(id) && present.has(id)))
  return [...new Map(offered.toReversed().map((one) => [one.id, one])).values()].toReversed().map((one) => ({
    ...freeCandidate,
    key: one.id,
    characterId: one.id,
    name: one.name,
    kind: partyIds.has(one.id) ? 'character' : kindOf(cards.get(one.id) ?? { tags: [] }),
    count: partyIds.has(one.id) ? 1 : freeTokens(one.id) || null,
    groups: singles.has(one.id) ? freeTokens(one.id) : 1,
    known: one.known,
    // Without any token the scene is played without its map, so all may be there.
    joins: tokens.length === 0 ? !present.has(one.id) : freeTokens(one.id) > 0,
  }))
}

function characters(scene: AnswerOf<'getSceneEntities'> | undefined) {
  return (scene?.entities ?? []).filter(({ type }) => type === 'character')
}

/** The form's rows, with the user's changes. */
export function useCandidates(encounter: Encounter | null) {
  const offered = useOffered(encounter)
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<Candidate>>>(new Map())
  const [free, setFree] = useState<readonly Candidate[]>([])
  const candidates = offered && [...offered, ...free].map((one) => ({ ...one, ...changes.get(one.key) }))
  return {
    candidates,
    change: (key: string, change: Partial<Candidate>) =>
      setChanges((before) => new Map(before).set(key, { ...before.get(key), ...change })),
    addFree: () => setFree((before) => [...before, { ...freeCandidate, key: `free ${before.length}` }]),
  }
}
