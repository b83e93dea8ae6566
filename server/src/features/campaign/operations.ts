import { grants } from '@waybook/contract'

import type { OperationHandlers } from '../request-context.ts'
import { settingsOf, grantsOf } from './repository.ts'
import { refuseOtherCampaign } from './this-campaign.ts'

export const campaignOperations = {
  getSettings: async (asked, { campaignId }) => {
    refuseOtherCampaign(asked, campaignId)
    return { settings: settingsOf(await asked.records.campaign.find()) }
  },

  changeSettings: async (acting, { campaignId, settings }) => {
    refuseOtherCampaign(acting, campaignId)
    await acting.records.campaign.setSettings(settings)
    return { success: true, settings: settingsOf(await acting.records.campaign.find()) }
  },

  getGrants: async (asked, { campaignId }) => {
    refuseOtherCampaign(asked, campaignId)
    return { grants: [...grantsOf(await asked.records.campaign.find())] }
  },

  setGrant: async (acting, { campaignId, grant, granted }) => {
    refuseOtherCampaign(acting, campaignId)
    const before = grantsOf(await acting.records.campaign.find())
    const after = grants.filter((one) => (one === grant ? granted : before.includes(one)))
    await acting.records.campaign.setGrants(after)
    return { success: true, grants: after }
  },
} satisfies Partial<OperationHandlers>
