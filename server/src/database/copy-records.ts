import { type Kysely, sql } from 'kysely'

import { engineOf } from './engine.ts'
import { tablesInOrder } from './table-order.ts'
import type { Tables } from './tables.ts'
import { indexWords, readWords } from './word-index.ts'

const BATCH = 100

/**
 * Copies all records to an empty store, in one transaction. The engines may differ. `from` must be a consistent snapshot, such as a
 * transaction. The roll key is not copied, because the new store has its own. With a copied key, secrets that users already know would
 * decide new rolls (decision 0118).
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

/** Makes the numbers of new entities continue after the copied ones. */
async function continueNumbers(db: Kysely<Tables>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('entity', 'number'), coalesce(max(number), 0) + 1, false) from entity`.execute(
    db,
  )
}
