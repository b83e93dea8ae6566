import { type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { isEntityId, Problem, type Entity } from '@waybook/contract'

import { useLive } from '#api/live/live.ts'
import { useOperation } from '#api/operation-query.ts'
import { isUnreachable } from '#recovery/reach.ts'

/** The state of looking up one thing by its id. `offline`: it is not cached, and the server cannot be reached. */
export type Lookup<Found> =
  | { readonly state: 'loading' | 'notFound' }
  | { readonly state: 'offline'; readonly retry: () => void }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | ({ readonly state: 'found' } & Found)

/** `read` gets the thing from the answer, or `null` if it is missing. */
export function useLookup<Answer, Found>(
  query: UseQueryResult<Answer>,
  read: (answer: Answer) => Found | null,
): Lookup<Found> {
  const { data, error, refetch, errorUpdateCount } = query
  // While the page polls, the query briefly has no error.
  const isAskingAgain = useLive() === 'down' && errorUpdateCount > 0
  const retry = () => void refetch()
  if (error instanceof Problem && error.id === 'not-found') return { state: 'notFound' }
  if (data !== undefined) {
    const found = read(data)
    return found ? { state: 'found', ...found } : { state: 'notFound' }
  }
  if (query.isPaused || isUnreachable(error ?? query.failureReason) || isAskingAgain) return { state: 'offline', retry }
  return error ? { state: 'failed', message: error.message, retry } : { state: 'loading' }
}

/** Looks up an entity by its id. An entity that the viewer may not see is not found. */
export function useEntity(id: string): Lookup<{ readonly entity: Entity }> {
  const wellFormed = isEntityId(id)
  const query = useOperation('getEntity', { id }, { enabled: wellFormed })
  const lookup = useLookup(query, ({ entities: [entity] }) => (entity ? { entity } : null))
  return wellFormed ? lookup : { state: 'notFound' }
}

/** Refetches all data that contains an entity's picture. Resolves when the new answers have arrived. */
export async function invalidateEntity(queries: QueryClient, id: string): Promise<void> {
  const queryKeys = [
    ['getEntity', { id }],
    ['getSceneDetails', { sceneId: id }],
    ['getRemovedImages', { entityId: id }],
    ['listEntities'],
  ]
  await Promise.all(queryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
