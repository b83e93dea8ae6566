import { settingsOf } from '../../http/request-context.ts'
import type { Handler, WriteHandler } from '../../operations/handler.ts'
import { refuseOtherCampaign } from './this-campaign.ts'

export const getSettings: Handler<'getSettings'> = async (asked, { campaignId }) => {
  refuseOtherCampaign(asked, campaignId)
  return { settings: settingsOf(await asked.records.campaign()) }
}

export const changeSettings: WriteHandler<'changeSettings'> = async (acting, { campaignId, settings }) => {
  refuseOtherCampaign(acting, campaignId)
  await acting.records.setSettings(settings)
  return { success: true, settings: settingsOf(await acting.records.campaign()) }
}
