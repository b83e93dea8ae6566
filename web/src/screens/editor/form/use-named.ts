import { isEntityId, LIST_LONG_PAGE, readEntityId, type EntityCard } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

/** Looks up entities by reference. A reference by name, without an id, finds nothing. */
export function useNamed(references: readonly string[]): (reference: string) => EntityCard | undefined {
  const ids = [...new Set(references.map(idOf).filter(isEntityId))].slice(0, LIST_LONG_PAGE)
  const { data } = useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
  return (reference) => data?.entities.find(({ id }) => id === idOf(reference))
}

const idOf = (reference: string) => readEntityId(reference) ?? ''
