import { sql } from 'kysely'

import type { CampaignTables } from '#database/database.ts'

/** Documents with ids of entities, each in quotes because they are JSON. */
const tables = ['gameCheck', 'queuedDie', 'storyPool'] as const

/** Within a transaction: lets checks, open or not, follow an entity that gets another id. */
export async function renameInChecks({ db, campaign }: CampaignTables, from: string, to: string): Promise<void> {
  const [before, after] = [JSON.stringify(from), JSON.stringify(to)]
  for (const table of tables)
    await sql`update ${sql.table(table)} set content = replace(content, ${before}, ${after}) where campaign = ${campaign}`.execute(
      db,
    )
}
