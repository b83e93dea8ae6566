import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Adds the links that show pages to people without an account (decision 0256). */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, strict } = columnTypes(engineOf(db))
  const statements = [
    `create table share (
      campaign ${text} not null, id ${text} not null, maker ${text} not null, hash ${text} not null,
      ids ${text} not null, note ${text} not null, "createdAt" ${integer} not null, until ${integer},
      "endedAt" ${integer}, password ${text}, tries ${integer} not null, views ${integer} not null,
      "viewedAt" ${integer}, primary key (campaign, id)
    ) ${strict}`,
    `create unique index "shareHash" on share (campaign, hash)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
