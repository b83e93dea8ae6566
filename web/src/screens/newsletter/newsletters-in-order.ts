import { queryOptions } from '@tanstack/react-query'
import { LIST_LONG_PAGE, type EntityCard } from '@waybook/contract'

import { call } from '#api/call.ts'

/** All newsletters that the viewer may see, the newest first: which one comes before or after depends on all dates. */
export const newslettersInOrder = queryOptions({
  queryKey: ['listEntities', 'newsletters in order'],
  queryFn: async ({ signal }) => await listFrom(null, signal),
})

async function listFrom(after: string | null, signal: AbortSignal): Promise<Pick<EntityCard, 'id' | 'name'>[]> {
  const params = { type: 'newsletter', limit: LIST_LONG_PAGE, ...(after !== null && { after }) } as const
  const { entities, next } = await call('listEntities', params, { signal })
  return next === null ? entities : [...entities, ...(await listFrom(next, signal))]
}
