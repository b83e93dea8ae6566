import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Adds the place in the order that a roll for initiative gave (decision 0229). Earlier rolls have none. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text } = columnTypes(engineOf(db))
  await sql.raw(`alter table roll add column place ${text}`).execute(db)
}
