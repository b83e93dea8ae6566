import { useQueryClient } from '@tanstack/react-query'

import { applyActiveScene } from '#api/live/apply-table.ts'
import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'

/** The id of the active scene: `null` for none, `undefined` while it is loading. */
export function useActiveScene(): string | null | undefined {
  const { campaign } = useMe()
  return useOperation('getActiveScene', { campaignId: campaign.id }).data?.sceneId
}

/** Makes a scene the active one, by its id. */
export function useSetActiveScene() {
  const { campaign } = useMe()
  const queries = useQueryClient()
  return useWrite('setActiveScene', {
    params: (sceneId: string) => ({ sceneId, campaignId: campaign.id }),
    onSuccess: ({ sceneId }) => applyActiveScene(queries, sceneId),
  })
}
