import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotificationChoice } from '@waybook/contract'

import { call } from '#api/call.ts'
import { operationQuery, useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { rememberCampaign } from '#service-worker/told-campaigns.ts'
import { basePath } from '#stores/base-path.ts'

import { deviceNameOf, subscribe, unsubscribe } from './push-subscription.ts'

const query = operationQuery('getNotifications', {})

/** What the viewer is notified of, and their devices. */
export function useNotifications() {
  const queries = useQueryClient()
  const { data, error, refetch } = useOperation('getNotifications', {})
  const reload = async () => await queries.invalidateQueries(query)
  const choose = useWrite('setNotifications', {
    params: (choice: NotificationChoice) => ({ choice }),
    onMutate: (choice) => queries.setQueryData(query.queryKey, (known) => known && { ...known, choice }),
    onSettled: reload,
  })
  const add = useMutation({
    mutationFn: async (publicKey: string) => {
      const subscription = await subscribe(publicKey)
      const deviceName = deviceNameOf(navigator.userAgent)
      await call('addPushDevice', { subscription, deviceName, basePath })
      await rememberCampaign(caches, { basePath, deviceName })
    },
    onSettled: reload,
  })
  const remove = useWrite('removePushDevice', {
    params: ({ id }: { readonly id: string; readonly isThis: boolean }) => ({ deviceId: id }),
    onSuccess: async (_, { isThis }) => {
      if (isThis) await unsubscribe()
    },
    onSettled: reload,
  })
  const test = useWrite('testPushDevice', { params: (deviceId: string) => ({ deviceId }), onSettled: reload })
  return { data, error, refetch, choose, add, remove, test }
}
