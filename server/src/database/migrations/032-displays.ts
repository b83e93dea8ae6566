import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the televisions that show the table, and their open codes (decision 0125). */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  await sql`create table display (
    campaign ${text} not null, id ${text} not null, code ${text}, "codeUntil" ${integer} not null, tries ${integer} not null,
    hash ${text}, "connectedAt" ${integer},
    primary key (campaign, id)
  ) ${sql.raw(isPostgres ? '' : 'strict')}`.execute(db)
  await sql`create unique index display_by_hash on display (campaign, hash)`.execute(db)
}
