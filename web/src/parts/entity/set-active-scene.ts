import { useQueryClient } from '@tanstack/react-query'

import { applyActiveScene } from '#api/live/apply-table.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'

/** Makes a scene the active one, by its id. Separate from `active-scene.ts`, so Home doesn't load the code for writing. */
export function useSetActiveScene() {
  const { campaign } = useMe()
  const queries = useQueryClient()
  return useWrite('setActiveScene', {
    params: (sceneId: string) => ({ sceneId, campaignId: campaign.id }),
    onSuccess: ({ sceneId }) => applyActiveScene(queries, sceneId),
  })
}
