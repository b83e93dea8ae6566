import { Problem } from '@waybook/contract'

import { type RequestContext } from '../request-context.ts'

/** Throws the Problem `not-found` for a campaign that the request is not for. */
export function refuseOtherCampaign(context: RequestContext, campaignId: string): void {
  if (campaignId !== context.campaignId) throw new Problem('not-found', `Campaign "${campaignId}" not found`)
}
