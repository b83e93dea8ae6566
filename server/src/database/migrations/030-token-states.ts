import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/**
 * Adds which of its character's copies a token is, how high it is and where it looks; also to the changes that can be undone. Adds the grids
 * and range bands of scenes (decision 0121).
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`alter table token add column number ${integer} not null default 1`.execute(db)
  await sql`alter table token add column elevation ${integer} not null default 0`.execute(db)
  await sql`alter table token add column facing ${integer}`.execute(db)
  await sql`update token set number = (
    select count(*) from token as other
    where other.campaign = token.campaign and other.scene = token.scene and other.character = token.character
      and (other.version < token.version or (other.version = token.version and other.id <= token.id))
  )`.execute(db)
  // The state of a token ended with its visibility.
  for (const visible of ['true', 'false']) {
    const [before, after] = [`"visible":${visible}}`, `"visible":${visible},"number":1,"elevation":0,"facing":null}`]
    await sql`update change set payload = replace(payload, ${before}, ${after})
      where operation in ('token', 'tokenInFog')`.execute(db)
  }
  await sql`create table "sceneLayout" (
    campaign ${text} not null, scene ${text} not null, grid ${text}, bands ${text}, primary key (campaign, scene)
  ) ${strict}`.execute(db)
}
