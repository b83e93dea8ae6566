import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Adds the dates of sessions, the answers to them, their rhythm, and the time zones of members (decision 0246). */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, strict, compact } = columnTypes(engineOf(db))
  const statements = [
    `create table "plannedSession" (
      campaign ${text} not null, id ${text} not null, "startsAt" ${integer}, content ${text} not null,
      primary key (campaign, id)
    ) ${strict}`,
    `create table "sessionAnswer" (
      campaign ${text} not null, session ${text} not null, option ${text} not null, account ${text} not null,
      "firstName" ${text} not null, answer ${text} not null, note ${text} not null,
      primary key (campaign, session, option, account)
    ) ${compact}`,
    `create table "sessionRhythm" (campaign ${text} not null, content ${text} not null, primary key (campaign)) ${strict}`,
    `create table "memberZone" (
      campaign ${text} not null, account ${text} not null, zone ${text} not null, fixed ${integer} not null,
      primary key (campaign, account)
    ) ${compact}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
