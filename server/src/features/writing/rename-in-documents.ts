import { sql } from 'kysely'

import type { CampaignTables } from '#database/database.ts'

/** Tables whose rows are documents with ids of entities, each in quotes because they are JSON. */
const tables = ['gameCheck', 'queuedDie', 'storyPool', 'encounter', 'handout'] as const

/** Within a transaction: lets what was played, over or not, follow an entity that gets another id. */
export async function renameInDocuments({ db, campaign }: CampaignTables, from: string, to: string): Promise<void> {
  const [before, after] = [JSON.stringify(from), JSON.stringify(to)]
  for (const table of tables)
    await sql`update ${sql.table(table)} set content = replace(content, ${before}, ${after})
      where campaign = ${campaign} and content like ${`%${before}%`}`.execute(db)
}
