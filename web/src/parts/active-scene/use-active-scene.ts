import { useQuery } from '@tanstack/react-query'

import { useMe } from '../../client/me.ts'
import { operationQuery } from '../../client/operation-query.ts'

/** The id of the scene that is on the table: `null` for none, `undefined` as long as it is not known. */
export function useActiveScene(): string | null | undefined {
  const { campaign } = useMe()
  return useQuery(operationQuery('getActiveScene', { campaignId: campaign.id })).data?.sceneId
}
