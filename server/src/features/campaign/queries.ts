import { DEFAULT_GRANTS, DEFAULT_SETTINGS, type Grant, type Settings, type SettingsUpdate } from '@waybook/contract'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson, type Json } from '#database/statement/columns.ts'
import { prepared } from '#database/statement/prepared.ts'

import { coverOwners, pictureColumns } from '../pictures/picture-columns.ts'
import type { PictureRecord } from '../pictures/picture-record.ts'

export interface CampaignRecord {
  readonly id: string
  /** The name in the settings or, if there is none, the one in the campaign's file. */
  readonly name: string
  readonly tagline: string
  readonly region: string
  readonly masthead: string
  readonly accent: string | null
  readonly cover: PictureRecord | null
  readonly coverTall: PictureRecord | null
  readonly grants: readonly Grant[]
  readonly settings: Settings
}

export type GrantsChange = Change<'grants', { readonly grants: readonly Grant[] }>
export type SettingsChange = Change<'settings', { readonly settings: Settings }>

/** What the game master allows players to do; the default grants before the first import. */
export async function readGrants(tables: CampaignTables): Promise<readonly Grant[]> {
  return toGrants((await readDecided(tables.db, tables))[0]?.grants ?? null)
}

export async function readSettings(tables: CampaignTables): Promise<Settings> {
  return toSettings((await readDecided(tables.db, tables))[0]?.settings ?? null)
}

/** The campaign's grants, or the default ones before the first import. */
export function grantsOf(campaign: CampaignRecord | null): readonly Grant[] {
  return campaign?.grants ?? DEFAULT_GRANTS
}

export function settingsOf(campaign: CampaignRecord | null): Settings {
  return campaign?.settings ?? DEFAULT_SETTINGS
}

export async function readCampaign({ db, campaign }: CampaignTables): Promise<CampaignRecord | null> {
  const row = await db
    .selectFrom('campaign')
    .leftJoin('campaignSetting', 'campaignSetting.campaign', 'campaign.id')
    .where('campaign.id', '=', campaign)
    .select(['id', 'name', 'tagline', 'region', 'masthead', 'accent', 'grants', 'settings'])
    .executeTakeFirst()
  if (!row) return null
  const { grants, settings: decided, ...about } = row
  const settings = toSettings(decided)
  const covers = await readCovers({ db, campaign })
  return {
    ...about,
    name: settings.name ?? about.name,
    cover: covers.get('cover') ?? null,
    coverTall: covers.get('coverTall') ?? null,
    grants: toGrants(grants),
    settings,
  }
}

/** The game master's own choices; no row until they make one. */
const readDecided = prepared((db, { campaign }: Pick<CampaignTables, 'campaign'>) =>
  db.selectFrom('campaignSetting').where('campaign', '=', campaign).select(['grants', 'settings']),
)

async function readCovers({ db, campaign }: CampaignTables): Promise<ReadonlyMap<string, PictureRecord>> {
  const rows = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', coverOwners)
    .select('owner')
    .select(pictureColumns)
    .execute()
  return new Map(rows.map(({ owner, ...picture }) => [owner, picture]))
}

export async function setGrants(tx: CampaignTransaction, wanted: readonly Grant[]): Promise<void> {
  const granted = (await readCampaign(tx))?.grants ?? []
  if (new Set(granted).symmetricDifference(new Set(wanted)).size === 0) return
  const grants = toJson(wanted)
  await tx.db
    .insertInto('campaignSetting')
    .values({ campaign: tx.campaign, grants })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ grants }))
    .execute()
  const payload = { grants: wanted }
  const change: GrantsChange = { audience: 'everyone', operation: 'grants', subject: 'campaign', payload }
  tx.log(change)
}

function toGrants(stored: Json<readonly Grant[]> | null): readonly Grant[] {
  return stored === null ? DEFAULT_GRANTS : fromJson(stored)
}

/** Settings that were never changed take their current default, even if a later version of Waybook introduced it. */
function toSettings(stored: Json<SettingsUpdate> | null): Settings {
  return withSome(DEFAULT_SETTINGS, stored === null ? {} : fromJson(stored))
}

export async function setSettings(tx: CampaignTransaction, wanted: SettingsUpdate): Promise<void> {
  const { db, campaign } = tx
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
  const change: SettingsChange = { audience: 'everyone', operation: 'settings', subject: 'campaign', payload }
  tx.log(change)
}

function withSome<Some extends SettingsUpdate>(settings: Some, wanted: SettingsUpdate): Some {
  return { ...settings, ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) }
}
