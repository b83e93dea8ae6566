import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds who sees an entity and reads a mention among the players, and what the players of single characters read of an entity. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`alter table entity add column readers ${text}`.execute(db)
  await sql`alter table entity add column "openDigest" ${text}`.execute(db)
  await sql`create index entity_by_readers on entity (campaign) where readers is not null`.execute(db)
  await sql`alter table mention add column readers ${text}`.execute(db)
  await sql`create table "entityVariant" (
    campaign ${text} not null, entity ${text} not null, character ${text} not null, "longText" ${text} not null,
    words ${text} not null, digest ${text} not null, primary key (campaign, character, entity),
    foreign key (campaign, entity) references entity (campaign, id) on delete cascade
  ) ${strict}`.execute(db)
  await sql`create index "entityVariant_by_entity" on "entityVariant" (campaign, entity)`.execute(db)
}
