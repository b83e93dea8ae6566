import { useQueryClient } from '@tanstack/react-query'
import type { ParamsOf } from '@waybook/contract'

import { operationQuery, useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'

const query = operationQuery('listWebhooks', {})

/** The campaign's webhooks, and what can be done with them. */
export function useWebhooks() {
  const queries = useQueryClient()
  const { data, error, refetch } = useOperation('listWebhooks', {})
  const onSettled = async () => await queries.invalidateQueries(query)
  return {
    webhooks: data?.webhooks,
    error,
    refetch,
    add: useWrite('addWebhook', { params: (params: ParamsOf<'addWebhook'>) => params, onSettled }),
    change: useWrite('changeWebhook', { params: (params: ParamsOf<'changeWebhook'>) => params, onSettled }),
    remove: useWrite('removeWebhook', { params: (webhookId: string) => ({ webhookId }), onSettled }),
    test: useWrite('testWebhook', { params: (webhookId: string) => ({ webhookId }), onSettled }),
  }
}
