import type { KeptFile } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import type { SoundContent } from '#database/play-tables.ts'
import { fromJson } from '#database/statement/columns.ts'

/** What Waybook adds to sound files, by the hash of the file. */
export async function readContents({ db, campaign }: CampaignTables): Promise<ReadonlyMap<string, SoundContent>> {
  const rows = await db.selectFrom('sound').where('campaign', '=', campaign).select(['hash', 'content']).execute()
  return new Map(rows.map(({ hash, content }) => [hash, fromJson(content)]))
}

/** The uploaded files, for exports. Their paths are in the folder `sounds/`. */
export async function readAddedSounds(tables: CampaignTables): Promise<KeptFile[]> {
  return [...(await readContents(tables)).values()].flatMap(({ added }) => added ?? [])
}

/** The hashes of the uploaded sounds, of all campaigns. */
export async function readSoundHashes(db: CampaignTables['db']): Promise<string[]> {
  const rows = await db.selectFrom('sound').select('content').execute()
  return rows.flatMap(({ content }) => fromJson(content).added?.hash ?? [])
}
