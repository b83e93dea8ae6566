import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the changes to pages that players propose. `entity` outlives the page, as notes do. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  await sql`create table proposal (
    campaign ${text} not null, id ${text} not null, author ${text} not null, "by" ${text} not null, entity ${text} not null,
    state ${text} not null, at ${integer} not null, remark ${text} not null, parts ${text} not null,
    "baseVersion" ${integer} not null, source ${text} not null, unplaced ${text} not null,
    answer ${text} not null, "decidedAt" ${integer},
    primary key (campaign, id)
  ) ${sql.raw(isPostgres ? '' : 'strict')}`.execute(db)
  await sql`create index proposal_by_state on proposal (campaign, state, at)`.execute(db)
  await sql`create index proposal_by_author on proposal (campaign, author, at)`.execute(db)
}
