import type { Tracker } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'

/** The clocks and counters that the viewer may see. Live messages keep them current. */
export function useTrackers(): readonly Tracker[] {
  const { campaign } = useMe()
  return useOperation('getTrackers', { campaignId: campaign.id }, { retry: false }).data?.trackers ?? []
}
