import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the files that wait because the last imported folder and Waybook changed the same words. `entity` outlives the page, as revisions do. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  await sql`create table "waitingFile" (
    campaign ${text} not null, entity ${text} not null, path ${text} not null,
    "folderText" ${text}, "baseText" ${text}, at ${integer} not null,
    primary key (campaign, entity)
  ) ${sql.raw(isPostgres ? '' : 'strict')}`.execute(db)
}
