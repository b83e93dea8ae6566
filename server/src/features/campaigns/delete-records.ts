import { lockChangeLog } from '#database/change-log.ts'
import type { CampaignTables } from '#database/database.ts'
import { tablesInOrder } from '#database/table-order.ts'
import type { Tables } from '#database/tables.ts'
import { forgetWords } from '#database/word-index.ts'

/** Tables whose rows are not deleted with those of a campaign, or not by their column `campaign`. */
const kept = [
  'addedCampaign',
  'campaignHost',
  'rollKey',
  'changeCounter',
  'campaign',
] as const satisfies readonly (keyof Tables)[]
type Kept = (typeof kept)[number]

const isEmptied = (table: keyof Tables): table is Exclude<keyof Tables, Kept> => !kept.some((one) => one === table)

/**
 * Deletes all records of a campaign, within a transaction. Its counter of changes goes on, so that nothing cached for it is mistaken for
 * something of a campaign that is given the same id later.
 */
export async function deleteRecords(tables: CampaignTables): Promise<void> {
  const { db, campaign } = tables
  await lockChangeLog(tables)
  const entities = await db.selectFrom('entity').where('campaign', '=', campaign).select('id').execute()
  await forgetWords(
    tables,
    entities.map(({ id }) => id),
  )
  for (const table of tablesInOrder.toReversed().filter(isEmptied))
    await db.deleteFrom(table).where('campaign', '=', campaign).execute()
  await db.deleteFrom('campaign').where('id', '=', campaign).execute()
}
