export {
  CAMPAIGN_ID,
  ORIGIN,
  openTestServer,
  type CampaignFiles,
  type Account,
  type TestServer,
} from './world/test-server.ts'
export { screenTestServers } from './world/screen-test-servers.ts'
