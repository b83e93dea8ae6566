import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import {
  itemsAskedFor,
  type AnswerOf,
  type Me,
  type OperationName,
  type ParamsOf,
  type ReadName,
} from '@waybook/contract'

import { entityListQuery } from '../entity-list-query.ts'
import { operationQuery } from '../operation-query.ts'

/** The queries whose answers are saved. The list omits momentary state (checks, rolls, the table) and data for game masters only. */
const SAVED: readonly (ReadName | 'me' | 'config')[] = [
  'me',
  'config',
  'getEntity',
  'getEntities',
  'listEntities',
  'countTags',
  'countEntities',
  'getCharacterDynamic',
  'getPartyPoints',
  'getInventory',
  'getExperience',
  'getSceneDetails',
  'getSceneEntities',
  'getSceneTransitions',
  'getActiveScene',
  'getMap',
  'listMaps',
  'getGraph',
  'listNotes',
  'getNotedPages',
  'getCalendar',
  'getTimeline',
  'getTimelineTopics',
  'listSessions',
  'getSession',
]

const isNamed = (name: unknown) => SAVED.some((one) => one === name)

/** Whether to save the answer of a query. A stale answer is not saved. */
export function shouldSave({ queryKey, state }: Query): boolean {
  return isNamed(queryKey[0]) && state.status === 'success' && !state.isInvalidated
}

/** The number of items in an inventory whose details are fetched. */
const ITEMS_MAX = 40
/** Older answers are refetched. */
const FRESH_MS = 3_600_000

/** Fetches the pages that are always saved: the party, and the viewer's own sheet with all of its tabs. Resolves to the hashes of the queries. */
export async function askForAlways(queries: QueryClient, { characterId }: Me): Promise<readonly string[]> {
  const hashes: string[] = []
  const ask = async <Name extends OperationName>(name: Name, params: ParamsOf<Name>) => {
    const query = operationQuery(name, params)
    const answer = await queries.query({ ...query, staleTime: FRESH_MS, retry: false })
    hashes.push(hashKey(query.queryKey))
    return answer
  }
  // The queries of the party page.
  await Promise.all([
    ...[true, false].map(async (party) => {
      const list = entityListQuery({ type: 'character', party })
      await queries.infiniteQuery({ ...list, staleTime: FRESH_MS, retry: false })
      hashes.push(hashKey(list.queryKey))
    }),
    ask('countTags', { type: 'character' }),
    ask('getPartyPoints', {}),
  ])
  if (characterId !== null) await askForSheet(characterId, ask)
  return hashes
}

type Ask = <Name extends OperationName>(name: Name, params: ParamsOf<Name>) => Promise<AnswerOf<Name>>

async function askForSheet(id: string, ask: Ask): Promise<void> {
  const [{ entities }, { inventory }] = await Promise.all([
    ask('getEntity', { id }),
    ask('getInventory', { id }),
    ask('getEntities', { ids: [id] }),
    ask('getCharacterDynamic', { id }),
    ask('getExperience', { characterId: id }),
  ])
  const relationships = entities[0]?.relationships ?? []
  const talents = relationships.flatMap(({ from, other, rank }) =>
    from === id && rank !== undefined ? [other.id] : [],
  )
  const items = itemsAskedFor(inventory.map(({ itemId }) => itemId))
  await Promise.all([
    ...[talents, items].filter((ids) => ids.length > 0).map(async (ids) => await ask('getEntities', { ids })),
    ...items.slice(0, ITEMS_MAX).map(async (item) => await ask('getEntity', { id: item })),
  ])
}
