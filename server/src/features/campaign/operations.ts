import { grants } from '@waybook/contract'

import { type OperationHandlers, checkCampaignId } from '../request-context.ts'

export const campaignOperations = {
  getSettings: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    return { settings: await context.records.campaign.settings() }
  },

  changeSettings: async (context, { campaignId, settings }) => {
    checkCampaignId(context, campaignId)
    await context.records.campaign.setSettings(settings)
    return { success: true, settings: await context.records.campaign.settings() }
  },

  getGrants: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    return { grants: [...(await context.records.campaign.grants())] }
  },

  setGrant: async (context, { campaignId, grant, granted }) => {
    checkCampaignId(context, campaignId)
    const before = await context.records.campaign.grants()
    const after = grants.filter((one) => (one === grant ? granted : before.includes(one)))
    await context.records.campaign.setGrants(after)
    return { success: true, grants: after }
  },
} satisfies Partial<OperationHandlers>
