import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Lists the files of a folder that are not read, so an export can give them back (decision 0190). */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, compact } = columnTypes(engineOf(db))
  const statement = `create table "keptFile" (
    campaign ${text} not null, path ${text} not null, hash ${text} not null, size ${integer} not null,
    primary key (campaign, path)
  ) ${compact}`
  await sql.raw(statement).execute(db)
}
