import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the sessions of play. `events` is set when a session ends; until then they are read from the change log. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  await sql`create table "gameSession" (
    campaign ${text} not null, id ${text} not null, number ${integer} not null, "startedAt" ${integer} not null,
    "startedSeq" ${integer} not null, "endedAt" ${integer}, events ${text},
    primary key (campaign, id)
  ) ${sql.raw(isPostgres ? '' : 'strict')}`.execute(db)
}
