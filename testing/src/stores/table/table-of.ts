import type { AuthoredCampaign } from '@waybook/server/campaign-folder/authored-campaign.ts'
import type { CampaignStore } from '@waybook/server/features/store.ts'
import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { putToken } from '@waybook/server/features/table/token-queries.ts'
import type { TokenState } from '@waybook/server/features/table/token-record.ts'

import { bell, campaignOf, entityOf, hask, kessa } from '../drowned-road.ts'
import { recordsOf, type Open } from '../open-for-test.ts'

export const GATE = 'scenes/toll-gate'
export const LAMP = 'scenes/third-lamp'
/** Hidden, like all scenes at first. */
export const STAIR = 'scenes/candle-stair'

/** A campaign with Kessa (in the party), Hask (hidden), and three scenes, none of them active. */
export function threeScenes(): AuthoredCampaign {
  const scenes = [entityOf(GATE, { visible: true }), entityOf(LAMP, { visible: true }), entityOf(STAIR)]
  return campaignOf([kessa(), hask(), bell(), ...scenes])
}

/** The records of that campaign, with this scene active. */
export async function recordsWithScene(open: Open, scene: string): Promise<CampaignStore> {
  const records = await recordsOf(open, threeScenes())
  await setScene(records, scene)
  return records
}

export async function setScene(records: CampaignStore, after: string | null, actor = 'gm'): Promise<void> {
  await records.transaction({ actor }, async (write) => await setActiveScene(write, { after }))
}

export async function put(records: CampaignStore, id: string, state: TokenState | null, actor = 'gm'): Promise<void> {
  await records.transaction({ actor }, async (write) => await putToken(write, id, state))
}
