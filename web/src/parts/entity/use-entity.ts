import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { isEntityId, Problem, type Entity } from '@waybook/contract'

import { operationQuery } from '../../client/operation-query.ts'

/** What has become of asking for one thing by its id. */
export type Asked<Found> =
  | { readonly state: 'loading' | 'notFound' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | ({ readonly state: 'found' } & Found)

/** `read` takes what was asked for out of the answer; `null` is not found. */
export function askedOf<Answer, Found>(
  { data, error, refetch }: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>,
  read: (answer: Answer) => Found | null,
): Asked<Found> {
  if (error instanceof Problem && error.id === 'not-found') return { state: 'notFound' }
  if (data !== undefined) {
    const found = read(data)
    return found ? { state: 'found', ...found } : { state: 'notFound' }
  }
  return error ? { state: 'failed', message: error.message, retry: () => void refetch() } : { state: 'loading' }
}

/** An entity by its id; one that the viewer may not see is not found. */
export function useEntity(id: string): Asked<{ readonly entity: Entity }> {
  const wellFormed = isEntityId(id)
  const query = useQuery({ ...operationQuery('getEntity', { id }), enabled: wellFormed })
  if (!wellFormed) return { state: 'notFound' }
  return askedOf(query, ({ entities: [entity] }) => (entity ? { entity } : null))
}

/** Asks anew for what shows an entity's picture; done once the page has heard back how things stand now. */
export async function askEntityAgain(queries: QueryClient, id: string): Promise<void> {
  const asked = [
    ['getEntity', { id }],
    ['getSceneDetails', { sceneId: id }],
    ['getRemovedImages', { entityId: id }],
    ['listEntities'],
  ]
  await Promise.all(asked.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
