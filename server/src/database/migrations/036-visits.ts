import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/**
 * Adds when accounts were last there, and indexes by which the log is read without reading all of it: what may be news, in its order, and what
 * concerns one entity (decision 0134).
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  await sql`create table visit (
    campaign ${text} not null, account ${text} not null, since ${integer} not null, "seenSeq" ${integer} not null,
    "seenAt" ${integer} not null,
    primary key (campaign, account)
  ) ${sql.raw(isPostgres ? '' : 'strict')}`.execute(db)
  await sql`create index "changeOfNews" on change (campaign, seq)
    where operation in ('setVisibility', 'write', 'import', 'note', 'roll', 'dynamic', 'inventory', 'session')`.execute(
    db,
  )
  await sql`create index "changeBySubject" on change (campaign, subject, seq)`.execute(db)
}
