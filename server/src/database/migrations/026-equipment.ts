import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds what conditions do, what of an inventory is equipped (until it is said, `null`), and experience. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`alter table "characterState" add column "conditionDetails" ${text}`.execute(db)
  await sql`alter table inventory add column equipped ${integer}`.execute(db)
  await sql`create table experience (
    campaign ${text} not null, id ${text} not null, character ${text} not null, at ${integer} not null, by ${text} not null,
    amount ${integer} not null, text ${text} not null, bought ${text}, undone ${integer} not null,
    primary key (campaign, id)
  ) ${strict}`.execute(db)
  await sql`create index "experienceOf" on experience (campaign, character, at)`.execute(db)
}
