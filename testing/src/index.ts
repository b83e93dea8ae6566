export { CAMPAIGN_ID, ORIGIN, rehearse, type CampaignFiles, type Part, type Rehearsal } from './rehearse.ts'
export { stage } from './stage.ts'
