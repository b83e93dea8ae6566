import { useQuery } from '@tanstack/react-query'
import { LIST_LIMIT_MAX } from '@waybook/contract'

import { operationQuery } from '../../../client/operation-query.ts'

/** Nothing tells of who makes an account by a link, or is seen. */
const REFRESH_EVERY_MS = 10_000

/** Who has an account, which links are open, and who can be played. */
export function useMembers() {
  const asked = useQuery({ ...operationQuery('getMembers', {}), refetchInterval: REFRESH_EVERY_MS })
  const characters = useQuery(operationQuery('listEntities', { type: 'character', limit: LIST_LIMIT_MAX }))
  return {
    ...asked.data,
    /** When that was so, in milliseconds since 1970. */
    asOf: asked.dataUpdatedAt,
    characters: characters.data?.entities ?? [],
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}

/** Whether a link that this page made can still be used, as far as is known: while the list cannot be read it counts as open. */
export function useIsOpen(linkId: string): boolean {
  const { data, error } = useQuery({
    ...operationQuery('getMembers', {}),
    select: ({ links }) => links.some(({ id }) => id === linkId),
  })
  return error !== null || data !== false
}
