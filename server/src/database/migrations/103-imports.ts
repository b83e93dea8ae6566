import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Records what each import changed, so it can be undone (decision 0187). */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, strict } = columnTypes(engineOf(db))
  const statement = `create table "importRecord" (
    campaign ${text} not null, id ${text} not null, at ${integer} not null, by ${text} not null,
    title ${text} not null, pages ${text} not null, about ${text} not null, pictures ${text} not null,
    files ${text} not null,
    "undoneAt" ${integer}, primary key (campaign, id)
  ) ${strict}`
  await sql.raw(statement).execute(db)
}
