import { Problem } from '@waybook/contract'

import { type RequestContext } from '../request-context.ts'

/** Throws the Problem `not-found` if `campaignId` is not the campaign of this request. */
export function checkCampaignId(context: RequestContext, campaignId: string): void {
  if (campaignId !== context.campaignId) throw new Problem('not-found', `Campaign "${campaignId}" not found`)
}
