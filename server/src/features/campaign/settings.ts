import { DEFAULT_GRANTS, DEFAULT_SETTINGS, type Settings, type SomeSettings } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import { fromJson, toJson, type Json } from '../../database/statement/json-column.ts'

/** What was never decided is as it is by default, also where the default is of a later Waybook. */
export function toSettings(stored: Json<SomeSettings> | null): Settings {
  return withSome(DEFAULT_SETTINGS, stored === null ? {} : fromJson(stored))
}

export async function setSettings(tables: CampaignTables, wanted: SomeSettings, deed: Deed): Promise<void> {
  const { db, campaign } = tables
  const row = await db
    .selectFrom('campaignSetting')
    .where('campaign', '=', campaign)
    .select('settings')
    .executeTakeFirst()
  const stored = row?.settings ?? null
  const settings = toJson(withSome(stored === null ? {} : fromJson(stored), wanted))
  if (settings === stored) return
  await db
    .insertInto('campaignSetting')
    .values({ campaign, grants: toJson(DEFAULT_GRANTS), settings })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ settings }))
    .execute()
  const after = toSettings(settings)
  if (toJson(after) === toJson(toSettings(stored))) return
  const payload = { settings: after }
  await noteChanges(tables, deed, [{ audience: 'everyone', operation: 'settings', subject: 'campaign', payload }])
}

function withSome<Some extends SomeSettings>(settings: Some, wanted: SomeSettings): Some {
  return { ...settings, ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) }
}
