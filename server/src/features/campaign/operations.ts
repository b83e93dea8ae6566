import { grants } from '@waybook/contract'

import { type OperationHandlers, checkCampaignId } from '../request-context.ts'
import { readGrants, readSettings, setGrants, setSettings } from './queries.ts'

export const campaignOperations = {
  getSettings: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    return { settings: await readSettings(context.records) }
  },

  changeSettings: async (context, { campaignId, settings }) => {
    checkCampaignId(context, campaignId)
    await setSettings(context.records, settings)
    return { success: true, settings: await readSettings(context.records) }
  },

  getGrants: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    return { grants: [...(await readGrants(context.records))] }
  },

  setGrant: async (context, { campaignId, grant, granted }) => {
    checkCampaignId(context, campaignId)
    const before = await readGrants(context.records)
    const after = grants.filter((one) => (one === grant ? granted : before.includes(one)))
    await setGrants(context.records, after)
    return { success: true, grants: after }
  },
} satisfies Partial<OperationHandlers>
