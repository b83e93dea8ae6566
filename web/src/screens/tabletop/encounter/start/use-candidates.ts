import { LIST_LONG_PAGE, type Encounter } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useTable, useTableState } from '#screens/tabletop/table-context.ts'

import { freeCandidate, type Candidate } from './joining.ts'

/**
 * The party, and the tokens and named characters of the active scene. `undefined` while they are loading. Leaves out party members who take part.
 * Others who take part are chosen only if they have tokens that stand for nobody yet.
 */
function useOffered(encounter: Encounter | null): readonly Candidate[] | undefined {
  const { tokens, sceneId } = useTable()
  const fogged = useTableState(({ foggedIds }) => foggedIds)
  const { data: scene, error } = useOperation('getSceneEntities', { sceneId })
  const { data: party } = useOperation('listEntities', { type: 'character', party: true, limit: LIST_LONG_PAGE })
  if (!party || (!scene && !error)) return undefined
  // Whoever lies in wait is not known: all tokens of a character join together.
  const isSeen = (id: string) =>
    tokens.every(
      (token) => token.characterId !== id || (token.visible && !token.characterHidden && !fogged.has(token.id)),
    )
  const characters = (scene?.entities ?? []).filter(({ type }) => type === 'character')
  const partyIds = new Set(party.entities.map(({ id }) => id))
  const combatants = encounter?.combatants ?? []
  const present = new Set(combatants.map(({ characterId }) => characterId))
  const taken = new Set(combatants.flatMap(({ tokenIds }) => tokenIds))
  const freeTokens = (character: string) =>
    tokens.filter(({ id, characterId }) => characterId === character && !taken.has(id)).length
  const offered = [
    ...party.entities.map(({ id, name }) => ({ id, name, known: true })),
    ...tokens.map(({ characterId, name }) => ({ id: characterId, name, known: isSeen(characterId) })),
    ...characters.map(({ id, name, visible }) => ({ id, name, known: visible })),
  ].filter(({ id }) => !(partyIds.has(id) && present.has(id)))
  return [...new Map(offered.toReversed().map((one) => [one.id, one])).values()].toReversed().map((one) => ({
    ...freeCandidate,
    key: one.id,
    characterId: one.id,
    name: one.name,
    kind: partyIds.has(one.id) ? 'character' : 'rival',
    count: partyIds.has(one.id) ? 1 : freeTokens(one.id) || null,
    known: one.known,
    joins: !present.has(one.id) || freeTokens(one.id) > 0,
  }))
}

/** The rows of the form, with what was changed in them. */
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
