import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the game master's continuity checks, which ones are off, what is meant, and what the last run found (decision 0132). */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`create table "continuityCheck" (
    campaign ${text} not null, id ${text} not null, name ${text} not null, purpose ${text} not null,
    wording ${text} not null, program ${text} not null, at ${integer} not null,
    primary key (campaign, id)
  ) ${strict}`.execute(db)
  await sql`create table "continuityOff" (
    campaign ${text} not null, "check" ${text} not null,
    primary key (campaign, "check")
  ) ${strict}`.execute(db)
  await sql`create table "acceptedFinding" (
    campaign ${text} not null, "check" ${text} not null, finding ${text} not null, at ${integer} not null,
    primary key (campaign, "check", finding)
  ) ${strict}`.execute(db)
  await sql`create table "continuityRun" (
    campaign ${text} not null, seq ${integer} not null, at ${integer} not null, results ${text} not null,
    primary key (campaign)
  ) ${strict}`.execute(db)
}
