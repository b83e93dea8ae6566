export { CAMPAIGN_ID, ORIGIN, openTestServer, type CampaignFiles, type Account, type TestServer } from './rehearse.ts'
export { stage } from './stage.ts'
