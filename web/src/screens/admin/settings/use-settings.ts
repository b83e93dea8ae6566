import { useQueryClient } from '@tanstack/react-query'
import type { Settings } from '@waybook/contract'

import { operationQuery, useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'

export function useSettings() {
  const { data, error, refetch } = useOperation('getSettings', { campaignId: useMe().campaign.id })
  return { settings: data?.settings, error, retry: () => void refetch() }
}

/** Changes settings. Refetches `me`, which contains some of them. */
export function useChangeSettings() {
  const campaignId = useMe().campaign.id
  const queries = useQueryClient()
  return useWrite('changeSettings', {
    params: (settings: Partial<Settings>) => ({ campaignId, settings }),
    onSuccess: async ({ settings }) => {
      queries.setQueryData(operationQuery('getSettings', { campaignId }).queryKey, { settings })
      await queries.invalidateQueries({ queryKey: ['me'] })
    },
  })
}
