import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/**
 * Adds the destinations of messages, the outbox that sends to them (decision 0253), what members want to be notified of, and the key that signs
 * push messages (decision 0254).
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, strict, compact } = columnTypes(engineOf(db))
  const statements = [
    `create table destination (
      campaign ${text} not null, id ${text} not null, channel ${text} not null, account ${text} not null,
      session ${text}, hash ${text} not null, sealed ${text} not null, content ${text} not null,
      since ${integer} not null, "dueAt" ${integer} not null, holder ${text}, "leaseUntil" ${integer} not null,
      result ${text}, off ${text}, "createdAt" ${integer} not null,
      primary key (campaign, id)
    ) ${strict}`,
    `create table "outboxCursor" (campaign ${text} not null, seq ${integer} not null, primary key (campaign)) ${strict}`,
    `create table outbox (
      campaign ${text} not null, destination ${text} not null, event ${text} not null, kind ${text} not null,
      seq ${integer} not null, "notBefore" ${integer} not null, "usefulUntil" ${integer}, attempts ${integer} not null,
      primary key (campaign, destination, event)
    ) ${compact}`,
    `create table delivered (
      campaign ${text} not null, destination ${text} not null, event ${text} not null, remote ${text},
      at ${integer} not null, primary key (campaign, destination, event)
    ) ${compact}`,
    `create table "notificationChoice" (
      campaign ${text} not null, account ${text} not null, content ${text} not null, primary key (campaign, account)
    ) ${compact}`,
    `create table "pushKey" (
      one ${integer} not null primary key check (one = 1), "publicKey" ${text} not null, sealed ${text} not null
    ) ${strict}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
