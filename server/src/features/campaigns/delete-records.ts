import { lockChangeLog } from '#database/change-log.ts'
import type { CampaignTables } from '#database/database.ts'
import { tablesInOrder } from '#database/table-order.ts'
import type { Tables } from '#database/tables.ts'
import { forgetWords } from '#database/word-index.ts'

/** Tables that the loop below skips, because their rows stay or are deleted elsewhere. */
const skipped = [
  'addedCampaign',
  'campaignHost',
  'rollKey',
  'pushKey',
  'changeCounter',
  'campaign',
] as const satisfies readonly (keyof Tables)[]
type Skipped = (typeof skipped)[number]

const isEmptied = (table: keyof Tables): table is Exclude<keyof Tables, Skipped> =>
  !skipped.some((one) => one === table)

/**
 * Deletes all records of a campaign, within a transaction. Retains its change counter: a later campaign with the same id must not match
 * anything cached for this one.
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
