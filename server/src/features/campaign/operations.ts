import { grants } from '@waybook/contract'

import { type OperationHandlers, checkCampaignId } from '../request-context.ts'
import { settingsOf, grantsOf } from './repository.ts'

export const campaignOperations = {
  getSettings: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    return { settings: settingsOf(await context.records.campaign.find()) }
  },

  changeSettings: async (context, { campaignId, settings }) => {
    checkCampaignId(context, campaignId)
    await context.records.campaign.setSettings(settings)
    return { success: true, settings: settingsOf(await context.records.campaign.find()) }
  },

  getGrants: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    return { grants: [...grantsOf(await context.records.campaign.find())] }
  },

  setGrant: async (context, { campaignId, grant, granted }) => {
    checkCampaignId(context, campaignId)
    const before = grantsOf(await context.records.campaign.find())
    const after = grants.filter((one) => (one === grant ? granted : before.includes(one)))
    await context.records.campaign.setGrants(after)
    return { success: true, grants: after }
  },
} satisfies Partial<OperationHandlers>
