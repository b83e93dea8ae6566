import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Adds money, the shared stash, gifts and spent ammunition (decision 0209). */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, strict } = columnTypes(engineOf(db))
  await sql
    .raw(`create table hands (campaign ${text} not null, content ${text} not null, primary key (campaign)) ${strict}`)
    .execute(db)
}
