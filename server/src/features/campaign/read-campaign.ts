import { DEFAULT_GRANTS } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import type { CampaignRecord } from '../../database/records.ts'
import { fromJson } from '../../database/statement/json-column.ts'
import { coverOwners, pictureColumns } from '../pictures/picture-columns.ts'
import type { PictureRecord } from '../pictures/picture-record.ts'
import { toSettings } from './settings.ts'

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
    grants: grants === null ? DEFAULT_GRANTS : fromJson(grants),
    settings,
  }
}

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
