export {
  CAMPAIGN_ID,
  ORIGIN,
  openTestServer,
  type CampaignFiles,
  type Account,
  type TestServer,
} from './test-server.ts'
export { stage } from './stage.ts'
