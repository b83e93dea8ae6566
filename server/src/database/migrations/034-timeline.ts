import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the dates of entities, the date that was set in play, and those on which sessions were played (decision 0131). */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  await sql`alter table entity add column dates ${text}`.execute(db)
  await sql`alter table "campaignSetting" add column today ${text}`.execute(db)
  await sql`alter table "gameSession" add column date ${text}`.execute(db)
  await sql`create table "entityDate" (
    campaign ${text} not null, entity ${text} not null, reader ${text} not null, place ${integer} not null,
    primary key (campaign, reader, place, entity),
    foreign key (campaign, entity) references entity (campaign, id) on delete cascade
  ) ${sql.raw(isPostgres ? '' : 'strict')}`.execute(db)
  await sql`create index "entityDate_by_entity" on "entityDate" (campaign, entity)`.execute(db)
}
