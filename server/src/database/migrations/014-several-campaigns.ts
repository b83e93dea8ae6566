import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the campaigns beside the default one, and the hosts at which they answer. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C" not null' : 'text not null')
  const integer = sql.raw(isPostgres ? 'bigint not null' : 'integer not null')
  const strict = sql.raw(isPostgres ? '' : 'strict, without rowid')
  await sql`create table "addedCampaign" (
    "campaign" ${text}, "addedAt" ${integer}, primary key ("campaign")
  ) ${strict}`.execute(db)
  await sql`create table "campaignHost" (
    "campaign" ${text}, "host" ${text}, primary key ("host")
  ) ${strict}`.execute(db)
}
