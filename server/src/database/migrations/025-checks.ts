import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds called checks, the dice that wait for one, the encounter and the story points. What they consist of is only read and written as a whole (decision 0110). */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')
  await sql`create table "gameCheck" (
    campaign ${text} not null, id ${text} not null, at ${integer} not null, open ${integer} not null,
    version ${integer} not null, content ${text} not null,
    primary key (campaign, id)
  ) ${strict}`.execute(db)
  await sql`create index "openCheck" on "gameCheck" (campaign, at) where open = 1`.execute(db)
  await sql`create table encounter (
    campaign ${text} not null, id ${text} not null, at ${integer} not null, open ${integer} not null,
    version ${integer} not null, content ${text} not null,
    primary key (campaign, id)
  ) ${strict}`.execute(db)
  await sql`create unique index "openEncounter" on encounter (campaign) where open = 1`.execute(db)
  await sql`create table "storyPool" (
    campaign ${text} not null primary key, players ${integer} not null, "gameMaster" ${integer} not null,
    version ${integer} not null, content ${text} not null
  ) ${strict}`.execute(db)
  await sql`create table "queuedDie" (
    campaign ${text} not null, id ${text} not null, owner ${text} not null, at ${integer} not null, content ${text} not null,
    primary key (campaign, id)
  ) ${strict}`.execute(db)
  await sql`create index "queuedDieByOwner" on "queuedDie" (campaign, owner)`.execute(db)
  await sql`alter table roll add column "difficultyHidden" ${integer} not null default 0`.execute(db)
}
