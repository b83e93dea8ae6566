import type { KeptFile } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import { insertInto } from '#database/statement/lists.ts'

/** The files of the last imported folder that Waybook does not read, in the order of their paths. Players never get them, except for a sound while it plays. */
export async function readKeptFiles({ db, campaign }: CampaignTables): Promise<KeptFile[]> {
  const rows = await db
    .selectFrom('keptFile')
    .where('campaign', '=', campaign)
    .select(['path', 'hash', 'size', 'sound'])
    .orderBy('path')
    .execute()
  return rows.map(({ sound, ...file }) => ({ ...file, sound: sound === null ? null : fromJson(sound) }))
}

/** Within a transaction: replaces the list of kept files. */
export async function replaceKeptFiles({ db, campaign }: CampaignTables, files: readonly KeptFile[]): Promise<void> {
  await db.deleteFrom('keptFile').where('campaign', '=', campaign).execute()
  await insertInto(
    db,
    'keptFile',
    files.map(({ path, hash, size, sound }) => ({ campaign, path, hash, size, sound: sound ? toJson(sound) : null })),
  )
}
