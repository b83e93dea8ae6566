import { sql } from 'kysely'

import type { CampaignTables } from '#database/database.ts'

/** Tables whose rows are JSON documents with ids of entities. */
const tables = ['gameCheck', 'queuedDie', 'storyPool', 'encounter', 'handout'] as const

/** Within a transaction: replaces the id of a renamed entity in the records of play, past and current. */
export async function renameInDocuments({ db, campaign }: CampaignTables, from: string, to: string): Promise<void> {
  const [before, after] = [JSON.stringify(from), JSON.stringify(to)]
  for (const table of tables)
    await sql`update ${sql.table(table)} set content = replace(content, ${before}, ${after})
      where campaign = ${campaign} and content like ${`%${before}%`}`.execute(db)
}
