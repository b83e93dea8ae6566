import { isEntityId, LIST_LONG_PAGE, readEntityId, type EntityCard } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

/** The entities that references lead to, by the reference as it is written. One by name stays as it is written. */
export function useNamed(references: readonly string[]): (reference: string) => EntityCard | undefined {
  const ids = [...new Set(references.map(idOf).filter(isEntityId))].slice(0, LIST_LONG_PAGE)
  const { data } = useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
  return (reference) => data?.entities.find(({ id }) => id === idOf(reference))
}

const idOf = (reference: string) => readEntityId(reference) ?? ''
