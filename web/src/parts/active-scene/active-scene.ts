import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../client/call.ts'
import { applyActiveScene } from '../../client/live/apply-table.ts'
import { newOnce } from '../../client/live/waiting-writes.ts'
import { useMe } from '../../client/me.ts'
import { operationQuery } from '../../client/operation-query.ts'

/** The id of the scene that is on the table: `null` for none, `undefined` as long as it is not known. */
export function useActiveScene(): string | null | undefined {
  const { campaign } = useMe()
  return useQuery(operationQuery('getActiveScene', { campaignId: campaign.id })).data?.sceneId
}

/** Puts a scene on the table, by its id. */
export function useSetActiveScene() {
  const { campaign } = useMe()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sceneId: string) => call('setActiveScene', { sceneId, campaignId: campaign.id }, newOnce()),
    onSuccess: ({ sceneId }) => applyActiveScene(queries, sceneId),
  })
}
