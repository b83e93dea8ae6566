import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds drawings on scenes, with what was done to them, and what is shown to players now (decision 0124). */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`create table handout (
    campaign ${text} not null, id ${text} not null, content ${text} not null,
    primary key (campaign)
  ) ${strict}`.execute(db)
  await sql`create table drawing (
    campaign ${text} not null, id ${text} not null, scene ${text} not null, place ${integer} not null,
    content ${text} not null, version ${integer} not null,
    primary key (campaign, id)
  ) ${strict}`.execute(db)
  await sql`create index "drawingByScene" on drawing (campaign, scene, place)`.execute(db)
  await sql`create table "drawingStep" (
    campaign ${text} not null, scene ${text} not null, place ${integer} not null, actor ${text} not null,
    drawing ${text} not null, before ${text}, after ${text},
    primary key (campaign, scene, place)
  ) ${strict}`.execute(db)
}
