import type { Grant } from '@waybook/contract'

import type { CampaignTables } from './campaign-tables.ts'
import { readCampaign } from './campaign.ts'
import { noteChanges, type Deed } from './changes.ts'
import { toJson } from './statement/json-column.ts'

export async function setGrants(tables: CampaignTables, wanted: readonly Grant[], deed: Deed): Promise<void> {
  const granted = (await readCampaign(tables))?.grants ?? []
  if (new Set(granted).symmetricDifference(new Set(wanted)).size === 0) return
  const grants = toJson(wanted)
  await tables.db
    .insertInto('campaignSetting')
    .values({ campaign: tables.campaign, grants })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ grants }))
    .execute()
  const payload = { grants: wanted }
  await noteChanges(tables, deed, [{ audience: 'everyone', operation: 'grants', subject: 'campaign', payload }])
}
