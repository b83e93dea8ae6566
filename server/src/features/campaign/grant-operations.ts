import { grants } from '@waybook/contract'

import { grantsOf } from '../../http/request-context.ts'
import type { Handler, WriteHandler } from '../../operations/handler.ts'
import { refuseOtherCampaign } from './this-campaign.ts'

export const getGrants: Handler<'getGrants'> = async (asked, { campaignId }) => {
  refuseOtherCampaign(asked, campaignId)
  return { grants: [...grantsOf(await asked.records.campaign())] }
}

export const setGrant: WriteHandler<'setGrant'> = async (acting, { campaignId, grant, granted }) => {
  refuseOtherCampaign(acting, campaignId)
  const before = grantsOf(await acting.records.campaign())
  const after = grants.filter((one) => (one === grant ? granted : before.includes(one)))
  await acting.records.setGrants(after)
  return { success: true, grants: after }
}
