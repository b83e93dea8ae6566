import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '../../client/call.ts'
import { applyActiveScene } from '../../client/live/apply-table.ts'
import { newOnce } from '../../client/live/waiting-writes.ts'
import { useMe } from '../../client/me.ts'
import { operationQuery } from '../../client/operation-query.ts'

/** The id of the active scene: `null` for none, `undefined` while it is loading. */
export function useActiveScene(): string | null | undefined {
  const { campaign } = useMe()
  return useQuery(operationQuery('getActiveScene', { campaignId: campaign.id })).data?.sceneId
}

/** Makes a scene the active one, by its id. */
export function useSetActiveScene() {
  const { campaign } = useMe()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sceneId: string) => call('setActiveScene', { sceneId, campaignId: campaign.id }, newOnce()),
    onSuccess: ({ sceneId }) => applyActiveScene(queries, sceneId),
  })
}
