import type { Grant } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import { toJson } from '../../database/statement/json-column.ts'
import { readCampaign } from './read-campaign.ts'

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
