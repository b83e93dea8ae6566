import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'

/** The id of the active scene: `null` for none, `undefined` while loading. */
export function useActiveScene(): string | null | undefined {
  const { campaign } = useMe()
  return useOperation('getActiveScene', { campaignId: campaign.id }).data?.sceneId
}
