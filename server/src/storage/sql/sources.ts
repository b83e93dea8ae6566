import type { CampaignSources } from '../records.ts'
import type { CampaignTables } from './campaign-tables.ts'

export async function readSources({ db, campaign }: CampaignTables): Promise<CampaignSources | null> {
  const row = await db.selectFrom('campaign').where('id', '=', campaign).select('source').executeTakeFirst()
  if (!row) return null
  const files = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .select(['sourcePath as path', 'sourceText as text'])
    .orderBy('sourcePath')
    .execute()
  const pictures = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .select(['path', 'hash', 'contentType', 'width', 'height', 'blur'])
    .distinct()
    .orderBy('path')
    .execute()
  return { campaign: row.source, files, pictures }
}
