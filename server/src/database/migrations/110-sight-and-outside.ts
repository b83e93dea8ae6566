import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, strict, compact } = columnTypes(engineOf(db))
  const statements = [
    // What tokens see on scenes, what groups remember of it, and the cells that the game master’s hand decides (decision 0248).
    `create table "sceneSight" (
      campaign ${text} not null, scene ${text} not null, active ${integer} not null, content ${text} not null,
      blocked ${integer} not null, version ${integer} not null, primary key (campaign, scene)
    ) ${compact}`,
    `create table "sightMemory" (
      campaign ${text} not null, scene ${text} not null, holder ${text} not null, width ${integer} not null,
      height ${integer} not null, seen ${text} not null, bright ${text} not null, shown ${text} not null,
      memory ${text} not null, doors ${text} not null, version ${integer} not null, primary key (campaign, scene, holder)
    ) ${strict}`,
    `alter table token add column sight ${text}`,
    `alter table token add column eye ${text}`,
    `alter table "sceneFog" add column "byHand" ${text}`,
    `alter table "sceneWalls" add column "forSight" ${text}`,
    // The destinations of messages, the outbox that sends to them (decision 0253), what members want to be notified of, and the key that signs push messages (decision 0254).
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
    // The links that show pages to people without an account (decision 0256).
    `create table share (
      campaign ${text} not null, id ${text} not null, maker ${text} not null, hash ${text} not null,
      ids ${text} not null, note ${text} not null, "createdAt" ${integer} not null, until ${integer},
      "endedAt" ${integer}, password ${text}, tries ${integer} not null, views ${integer} not null,
      "viewedAt" ${integer}, primary key (campaign, id)
    ) ${strict}`,
    `create unique index "shareHash" on share (campaign, hash)`,
    // The pictures that a model made, by the hash of their bytes (decision 0257).
    `create table "generatedPicture" (
      campaign ${text} not null, hash ${text} not null, primary key (campaign, hash)
    ) ${compact}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
