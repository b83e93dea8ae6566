import type { KeptFile } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { insertInto } from '#database/statement/lists.ts'

/** The files of the last imported folder that Waybook does not read, in the order of their paths. Only exports may use them. */
export async function readKeptFiles({ db, campaign }: CampaignTables): Promise<KeptFile[]> {
  return await db
    .selectFrom('keptFile')
    .where('campaign', '=', campaign)
    .select(['path', 'hash', 'size'])
    .orderBy('path')
    .execute()
}

/** Within a transaction: replaces the list of kept files. */
export async function replaceKeptFiles({ db, campaign }: CampaignTables, files: readonly KeptFile[]): Promise<void> {
  await db.deleteFrom('keptFile').where('campaign', '=', campaign).execute()
  await insertInto(
    db,
    'keptFile',
    files.map(({ path, hash, size }) => ({ campaign, path, hash, size })),
  )
}
