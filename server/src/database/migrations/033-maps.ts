import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds which entities have a picture of a map, and the pins on maps (decision 0128). */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const real = sql.raw(isPostgres ? 'double precision' : 'real')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`create table "entityMap" (
    campaign ${text} not null, entity ${text} not null, primary key (campaign, entity),
    foreign key (campaign, entity) references entity (campaign, id) on delete cascade
  ) ${strict}`.execute(db)
  await sql`create table pin (
    campaign ${text} not null, map ${text} not null, position ${integer} not null, "to" ${text},
    x ${real} not null, y ${real} not null, label ${text} not null, secret ${integer} not null, readers ${text},
    primary key (campaign, map, position),
    foreign key (campaign, map) references entity (campaign, id) on delete cascade
  ) ${strict}`.execute(db)
  await sql`create index "pinByTarget" on pin (campaign, "to")`.execute(db)
}
