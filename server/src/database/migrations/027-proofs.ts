import { randomBytes } from 'node:crypto'

import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

const KEY_BYTES = 32

/** Adds the key of rolls, one for the installation, and what rolls were decided by (decision 0118). */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`create table "rollKey" (one ${integer} not null primary key check (one = 1), "key" ${text} not null) ${strict}`.execute(
    db,
  )
  await sql`insert into "rollKey" (one, "key") values (1, ${randomBytes(KEY_BYTES).toString('hex')})`.execute(db)
  await sql`create table "rollProof" (
    campaign ${text} not null, roll ${text} not null, series ${text} not null, "number" ${integer} not null,
    secret ${text} not null, salt ${text} not null,
    primary key (campaign, roll), unique (campaign, series, "number")
  ) ${strict}`.execute(db)
}
