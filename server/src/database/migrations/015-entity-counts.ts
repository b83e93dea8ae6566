import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds how many entities there are of each type and tag (the empty tag: of the type), so that a list need not count them. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C" not null' : 'text not null')
  const integer = sql.raw(isPostgres ? 'bigint not null' : 'integer not null')
  const strict = sql.raw(isPostgres ? '' : 'strict, without rowid')
  await sql`create table "entityCount" (
    campaign ${text}, type ${text}, tag ${text}, shown ${integer}, entities ${integer}, primary key (campaign, type, tag, shown)
  ) ${strict}`.execute(db)
  await sql`insert into "entityCount" (campaign, type, tag, shown, entities)
    select campaign, type, '', shown, count(*) from entity group by campaign, type, shown`.execute(db)
  await sql`insert into "entityCount" (campaign, type, tag, shown, entities)
    select entity.campaign, entity.type, "entityTag".tag, entity.shown, count(*) from "entityTag"
    join entity on entity.campaign = "entityTag".campaign and entity.id = "entityTag".entity
    group by entity.campaign, entity.type, "entityTag".tag, entity.shown`.execute(db)
}
