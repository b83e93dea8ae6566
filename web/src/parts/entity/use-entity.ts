import { useQuery } from '@tanstack/react-query'
import { isEntityId, type Entity } from '@waybook/contract'

import { operationQuery } from '../../client/operation-query.ts'
import { askedOf, type Asked } from './asked.ts'

/** An entity by its id; one that the viewer may not see is not found. */
export function useEntity(id: string): Asked<{ readonly entity: Entity }> {
  const wellFormed = isEntityId(id)
  const query = useQuery({ ...operationQuery('getEntity', { id }), enabled: wellFormed })
  if (!wellFormed) return { state: 'notFound' }
  return askedOf(query, ({ entities: [entity] }) => (entity ? { entity } : null))
}
