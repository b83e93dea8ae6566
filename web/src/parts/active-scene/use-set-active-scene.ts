import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../../client/call.ts'
import { applyActiveScene } from '../../client/live/apply-table.ts'
import { newOnce } from '../../client/live/waiting-writes.ts'
import { useMe } from '../../client/me.ts'

/** Puts a scene on the table, by its id. */
export function useSetActiveScene() {
  const { campaign } = useMe()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sceneId: string) => call('setActiveScene', { sceneId, campaignId: campaign.id }, newOnce()),
    onSuccess: ({ sceneId }) => applyActiveScene(queries, sceneId),
  })
}
