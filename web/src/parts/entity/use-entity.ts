import { type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { isEntityId, Problem, type Entity } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

/** The state of looking one thing up by its id. */
export type Lookup<Found> =
  | { readonly state: 'loading' | 'notFound' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | ({ readonly state: 'found' } & Found)

/** `read` takes the thing out of the answer, and returns `null` if it is not there. */
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

/** Looks an entity up by its id. One that the viewer may not see is not found. */
export function useEntity(id: string): Lookup<{ readonly entity: Entity }> {
  const wellFormed = isEntityId(id)
  const query = useOperation('getEntity', { id }, { enabled: wellFormed })
  if (!wellFormed) return { state: 'notFound' }
  return lookupOf(query, ({ entities: [entity] }) => (entity ? { entity } : null))
}

/** Refetches everything that shows an entity's picture; resolves when the new answers are there. */
export async function invalidateEntity(queries: QueryClient, id: string): Promise<void> {
  const queryKeys = [
    ['getEntity', { id }],
    ['getSceneDetails', { sceneId: id }],
    ['getRemovedImages', { entityId: id }],
    ['listEntities'],
  ]
  await Promise.all(queryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
