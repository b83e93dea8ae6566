import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '../../../client/call.ts'
import { operationQuery } from '../../../client/operation-query.ts'

const asked = operationQuery('listApiKeys', {})

/** The game master's own keys. */
export function useApiKeys() {
  const { data, error, refetch } = useQuery(asked)
  return { apiKeys: data?.apiKeys, error, retry: () => void refetch() }
}

/** Makes a key or revokes one; the list is read anew. */
export function useKeyChange<Name extends 'createApiKey' | 'revokeApiKey'>(operation: Name) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (params: Parameters<typeof call<Name>>[1]) => call(operation, params),
    onSettled: async () => await queries.invalidateQueries(asked),
  })
}
