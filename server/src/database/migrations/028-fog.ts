import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the fog of scenes: the mask as it is, and the operations that led to it (decision 0120). */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`create table "sceneFog" (
    campaign ${text} not null, scene ${text} not null, "startsClosed" ${integer} not null, covered ${integer} not null,
    width ${integer} not null, height ${integer} not null, mask ${text} not null, version ${integer} not null,
    primary key (campaign, scene)
  ) ${strict}`.execute(db)
  await sql`create table "fogOperation" (
    campaign ${text} not null, scene ${text} not null, place ${integer} not null, actor ${text} not null, stroke ${text},
    operation ${text} not null, snapshot ${text},
    primary key (campaign, scene, place)
  ) ${strict}`.execute(db)
}
