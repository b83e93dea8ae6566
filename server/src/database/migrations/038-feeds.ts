import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the secret addresses at which members read the news in a feed reader (decision 0136). */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  await sql`create table feed (
    campaign ${text} not null, account ${text} not null, hash ${text} not null, "createdAt" ${integer} not null,
    primary key (campaign, account)
  ) ${sql.raw(isPostgres ? '' : 'strict')}`.execute(db)
  await sql`create unique index feed_by_hash on feed (campaign, hash)`.execute(db)
}
