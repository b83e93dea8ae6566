import { useQueryClient } from '@tanstack/react-query'
import { LIST_LONG_PAGE, type ParamsOf, type WriteName } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'

/** The live connection does not report new accounts or when a member was last seen. */
const REFRESH_EVERY_MS = 10_000

/** The members, the open links and the characters. */
export function useMembers() {
  const members = useOperation('getMembers', {}, { refetchInterval: REFRESH_EVERY_MS })
  const characters = useOperation('listEntities', { type: 'character', limit: LIST_LONG_PAGE })
  return {
    ...members.data,
    /** When the list was read, in milliseconds since 1970. */
    asOf: members.dataUpdatedAt,
    characters: characters.data?.entities ?? [],
    error: members.error,
    retry: () => void members.refetch(),
  }
}

/** Whether a link that this page created still works. If the list cannot be loaded, the link counts as open. */
export function useIsLinkOpen(linkId: string): boolean {
  const { data, error } = useOperation(
    'getMembers',
    {},
    {
      select: ({ links }) => links.some(({ id }) => id === linkId),
    },
  )
  return error !== null || data !== false
}

/** A write to accounts or links, which refetches the list of members. */
export function useMemberWrite<Name extends WriteName>(operation: Name) {
  const queries = useQueryClient()
  return useWrite(operation, {
    params: (params: ParamsOf<Name>) => params,
    onSettled: async () => await queries.invalidateQueries({ queryKey: ['getMembers'] }),
  })
}
