import { Problem } from '@waybook/contract'

import type { Asked } from '../../http/request-context.ts'

/** Throws the Problem `not-found` for a campaign that the request is not for. */
export function refuseOtherCampaign(asked: Asked, campaignId: string): void {
  if (campaignId !== asked.campaignId) throw new Problem('not-found', `Campaign "${campaignId}" not found`)
}
