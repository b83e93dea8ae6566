import { useQuery } from '@tanstack/react-query'

import { operationQuery } from '../../client/operation-query.ts'

/** What the link to one's own character shows, whatever is known of it so far. */
export function useOwnCharacter(id: string) {
  const { data, isPending } = useQuery(operationQuery('getEntities', { ids: [id] }))
  const card = data?.entities[0]
  return { name: card?.name ?? (isPending ? 'Loading...' : 'My Character'), image: card?.image ?? null }
}
