import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Settings } from '@waybook/contract'

import { call } from '../../../client/call.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { useMe } from '../../../client/me.ts'
import { operationQuery } from '../../../client/operation-query.ts'

export function useSettings() {
  const { data, error, refetch } = useQuery(operationQuery('getSettings', { campaignId: useMe().campaign.id }))
  return { settings: data?.settings, error, retry: () => void refetch() }
}

/** Decides something; what it is now called or able to do, every page is told. */
export function useChangeSettings() {
  const campaignId = useMe().campaign.id
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (settings: Partial<Settings>) => call('changeSettings', { campaignId, settings }, newOnce()),
    onSuccess: async ({ settings }) => {
      queries.setQueryData(operationQuery('getSettings', { campaignId }).queryKey, { settings })
      await queries.invalidateQueries({ queryKey: ['me'] })
    },
  })
}
