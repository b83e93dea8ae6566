import { type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { isEntityId, Problem, type Entity } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

/** The state of looking up one thing by its id. */
export type Lookup<Found> =
  | { readonly state: 'loading' | 'notFound' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | ({ readonly state: 'found' } & Found)

/** `read` gets the thing from the answer; it returns `null` if it is missing. */
export function lookupOf<Answer, Found>(
  { data, error, refetch }: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>,
  read: (answer: Answer) => Found | null,
): Lookup<Found> {
  if (error instanceof Problem && error.id === 'not-found') return { state: 'notFound' }
  if (data !== undefined) {
    const found = read(data)
    return found ? { state: 'found', ...found } : { state: 'notFound' }
  }
  return error ? { state: 'failed', message: error.message, retry: () => void refetch() } : { state: 'loading' }
}

/** Looks up an entity by its id. An entity that the viewer may not see is not found. */
export function useEntity(id: string): Lookup<{ readonly entity: Entity }> {
  const wellFormed = isEntityId(id)
  const query = useOperation('getEntity', { id }, { enabled: wellFormed })
  if (!wellFormed) return { state: 'notFound' }
  return lookupOf(query, ({ entities: [entity] }) => (entity ? { entity } : null))
}

/** Refetches everything that shows the picture of an entity. Resolves when the new answers have arrived. */
export async function invalidateEntity(queries: QueryClient, id: string): Promise<void> {
  const queryKeys = [
    ['getEntity', { id }],
    ['getSceneDetails', { sceneId: id }],
    ['getRemovedImages', { entityId: id }],
    ['listEntities'],
  ]
  await Promise.all(queryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
