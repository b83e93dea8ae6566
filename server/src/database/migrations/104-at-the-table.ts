import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Adds clocks and counters (decision 0202), and what rolls on random tables found (decision 0203). */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, strict } = columnTypes(engineOf(db))
  const statements = [
    `create table tracker (
      campaign ${text} not null, id ${text} not null, place ${integer} not null, content ${text} not null,
      primary key (campaign, id)
    ) ${strict}`,
    `alter table roll add column drawn ${text}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
