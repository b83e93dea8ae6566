import { useQuery } from '@tanstack/react-query'
import { isEntityId, Problem, type Entity } from '@waybook/contract'

import { operationQuery } from '../../client/operation-query.ts'

type Asked =
  | { readonly state: 'loading' | 'notFound' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'found'; readonly entity: Entity }

/** An entity by its id; one that the viewer may not see is not found. */
export function useEntity(id: string): Asked {
  const wellFormed = isEntityId(id)
  const { data, error, refetch } = useQuery({ ...operationQuery('getEntity', { id }), enabled: wellFormed })
  if (!wellFormed || (error instanceof Problem && error.id === 'not-found')) return { state: 'notFound' }
  if (data) {
    const [entity] = data.entities
    return entity ? { state: 'found', entity } : { state: 'notFound' }
  }
  return error ? { state: 'failed', message: error.message, retry: () => void refetch() } : { state: 'loading' }
}
