import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the notes that people write in Waybook. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  await sql`create table note (
    campaign ${text} not null, id ${text} not null, author ${text} not null, "by" ${text} not null, entity ${text},
    audience ${text} not null, "text" ${text} not null, at ${integer} not null, "changedAt" ${integer} not null,
    "deletedAt" ${integer},
    primary key (campaign, id)
  ) ${sql.raw(isPostgres ? '' : 'strict')}`.execute(db)
  await sql`create index note_by_time on note (campaign, at)`.execute(db)
  await sql`create index note_by_entity on note (campaign, entity, at)`.execute(db)
}
