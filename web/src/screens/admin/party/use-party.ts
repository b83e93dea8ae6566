import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import { LIST_LIMIT_MAX, PARTY_TAG } from '@waybook/contract'

import { operationQuery } from '../../../client/operation-query.ts'

/** Everything that the table of the party is made of. */
const SHOWN = ['listEntities', 'getEntity', 'getCharacterDynamic', 'getInventory']

const partyQuery = operationQuery('listEntities', { type: 'character', tag: PARTY_TAG, limit: LIST_LIMIT_MAX })

/** The members of the party, and how to ask for everything about them anew. */
export function useParty() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(partyQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      await Promise.all(SHOWN.map(async (name) => await queries.refetchQueries({ queryKey: [name], type: 'active' }))),
  })
  return {
    party: data?.entities,
    error,
    retry: () => void refetch(),
    refreshAll: () => mutate(),
    refreshing: isPending,
  }
}
