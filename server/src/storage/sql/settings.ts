import { DEFAULT_GRANTS, DEFAULT_SETTINGS, type Settings } from '@waybook/contract'

import type { CampaignTables } from './campaign-tables.ts'
import { noteChanges, type Deed } from './changes.ts'
import { fromJson, toJson, type Json } from './json-column.ts'

/** What was never decided is as it is by default, also where the default is of a later Waybook. */
export function toSettings(stored: Json<Partial<Settings>> | null): Settings {
  return { ...DEFAULT_SETTINGS, ...(stored === null ? {} : fromJson(stored)) }
}

export async function setSettings(tables: CampaignTables, wanted: Partial<Settings>, deed: Deed): Promise<void> {
  const { db, campaign } = tables
  const row = await db
    .selectFrom('campaignSetting')
    .where('campaign', '=', campaign)
    .select('settings')
    .executeTakeFirst()
  const decided = { ...(row && fromJson(row.settings)), ...wanted }
  const [before, after] = [toSettings(row?.settings ?? null), { ...DEFAULT_SETTINGS, ...decided }]
  const settings = toJson(decided)
  if (settings === row?.settings) return
  await db
    .insertInto('campaignSetting')
    .values({ campaign, grants: toJson(DEFAULT_GRANTS), settings })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ settings }))
    .execute()
  if (toJson(before) === toJson(after)) return
  await noteChanges(tables, deed, [
    { audience: 'everyone', operation: 'settings', subject: 'campaign', payload: { settings: after } },
  ])
}
