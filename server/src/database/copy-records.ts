import { type Kysely, sql } from 'kysely'

import { engineOf } from './engine.ts'
import { tablesInOrder } from './table-order.ts'
import type { Tables } from './tables.ts'
import { indexWords, readWords } from './word-index.ts'

const BATCH = 100

/**
 * Copies all records into a store without any, in one transaction. The engines may differ. `from` has to show one moment throughout, as
 * a transaction does. The key of rolls is not copied: the store got its own when it was made, so that no secret that was already told
 * decides a roll again (decision 0118).
 */
export async function copyRecords(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  await to.transaction().execute(async (tx) => {
    for (const table of tablesInOrder.filter((name) => name !== 'rollKey')) await copyTable(from, tx, table)
    for await (const words of readWords(from, BATCH)) await indexWords(tx, words)
    if (engineOf(tx) === 'postgres') await continueNumbers(tx)
  })
}

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, table: keyof Tables): Promise<void> {
  let batch: object[] = []
  const write = async () => {
    if (batch.length > 0) await to.insertInto(table).values(batch).execute()
    batch = []
  }
  for await (const row of from.selectFrom(table).selectAll().stream(BATCH)) {
    batch.push(row)
    if (batch.length === BATCH) await write()
  }
  await write()
}

/** New entities are numbered after those that were copied with their numbers. */
async function continueNumbers(db: Kysely<Tables>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('entity', 'number'), coalesce(max(number), 0) + 1, false) from entity`.execute(
    db,
  )
}
