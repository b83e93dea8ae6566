import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ParamsOf } from '@waybook/contract'

import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'

const apiKeysQuery = operationQuery('listApiKeys', {})

/** The viewer's own keys, and for game masters also all other members' keys. */
export function useApiKeys() {
  const { data, error, refetch } = useQuery(apiKeysQuery)
  return { apiKeys: data?.apiKeys, others: data?.others, error, retry: () => void refetch() }
}

/** Creates or revokes a key, and refetches the list. */
export function useKeyChange<Name extends 'createApiKey' | 'revokeApiKey'>(operation: Name) {
  const queries = useQueryClient()
  return useWrite(operation, {
    params: (params: ParamsOf<Name>) => params,
    onSettled: async () => await queries.invalidateQueries(apiKeysQuery),
  })
}
