import type { ColumnTypes } from '../column-types.ts'

/** The change log, and tables that refer to it. `changeOfNews` indexes the operations that may be news. */
export const historyTables = ({ text, integer, bytes, strict }: ColumnTypes): string[] => [
  `create table change (
    campaign ${text} not null, seq ${integer} not null, at ${integer} not null, actor ${text} not null,
    audience ${text} not null, operation ${text} not null, subject ${text} not null, payload ${text} not null,
    primary key (campaign, seq)
  ) ${strict}`,
  `create index "changeBySubject" on change (campaign, subject, seq)`,
  `create index "changeOfNews" on change (campaign, seq)
    where operation in ('setVisibility', 'write', 'import', 'note', 'roll', 'dynamic', 'inventory', 'session')`,
  `create index change_by_actor on change (campaign, actor, operation, seq)`,
  `create table "changeCounter" (
    campaign ${text} not null, seq ${integer} not null, primary key (campaign)
  ) ${strict}`,
  `create table visit (
    campaign ${text} not null, account ${text} not null, since ${integer} not null,
    "seenSeq" ${integer} not null, "seenAt" ${integer} not null, primary key (campaign, account)
  ) ${strict}`,
  `create table "idempotencyKey" (
    campaign ${text} not null, key ${text} not null, actor ${text} not null, request ${text} not null,
    answer ${text} not null, at ${integer} not null, primary key (campaign, key)
  ) ${strict}`,
  `create index "idempotencyKey_by_at" on "idempotencyKey" (campaign, at)`,
  `create table roll (
    campaign ${text} not null, seq ${integer} not null, id ${text} not null, at ${integer} not null,
    "rollerId" ${text} not null, by ${text} not null, "characterId" ${text}, skill ${text},
    reason ${text} not null, audience ${text} not null, dice ${text} not null,
    "difficultyHidden" ${integer} not null default 0, primary key (campaign, seq), unique (campaign, id)
  ) ${strict}`,
  `create table throw (
    campaign ${text} not null, seq ${integer} not null, motion ${bytes} not null, primary key (campaign, seq)
  ) ${strict}`,
  `create table "rollProof" (
    campaign ${text} not null, roll ${text} not null, series ${text} not null, number ${integer} not null,
    secret ${text} not null, salt ${text} not null, primary key (campaign, roll),
    unique (campaign, series, number)
  ) ${strict}`,
  `create table "gameSession" (
    campaign ${text} not null, id ${text} not null, number ${integer} not null, "startedAt" ${integer} not null,
    "startedSeq" ${integer} not null, "endedAt" ${integer}, events ${text}, date ${text},
    primary key (campaign, id)
  ) ${strict}`,
]

/** The data of single accounts. */
export const accountTables = ({ text, integer, strict }: ColumnTypes): string[] => [
  `create table "apiKey" (
    campaign ${text} not null, id ${text} not null, owner ${text} not null, name ${text} not null,
    hash ${text} not null, "createdAt" ${integer} not null, "lastUsedAt" ${integer}, primary key (campaign, id)
  ) ${strict}`,
  `create unique index "apiKey_by_hash" on "apiKey" (campaign, hash)`,
  `create table feed (
    campaign ${text} not null, account ${text} not null, hash ${text} not null, "createdAt" ${integer} not null,
    primary key (campaign, account)
  ) ${strict}`,
  `create unique index feed_by_hash on feed (campaign, hash)`,
  `create table note (
    campaign ${text} not null, id ${text} not null, author ${text} not null, by ${text} not null,
    entity ${text}, audience ${text} not null, text ${text} not null, at ${integer} not null,
    "changedAt" ${integer} not null, "deletedAt" ${integer}, primary key (campaign, id)
  ) ${strict}`,
  `create index note_by_entity on note (campaign, entity, at)`,
  `create index note_by_time on note (campaign, at)`,
  `create table job (
    campaign ${text} not null, id ${text} not null, "startedBy" ${text} not null,
    "createdAt" ${integer} not null, "completedAt" ${integer}, job ${text} not null, task ${text},
    followers ${text} not null default '[]', primary key (campaign, id)
  ) ${strict}`,
  `create index job_by_age on job (campaign, "createdAt")`,
  `create index job_with_task on job (campaign) where task is not null`,
]

/** The game master's continuity checks, and the findings of the last run (decision 0132). */
export const continuityTables = ({ text, integer, strict }: ColumnTypes): string[] => [
  `create table "continuityCheck" (
    campaign ${text} not null, id ${text} not null, name ${text} not null, purpose ${text} not null,
    wording ${text} not null, program ${text} not null, at ${integer} not null, primary key (campaign, id)
  ) ${strict}`,
  `create table "continuityOff" (
    campaign ${text} not null, "check" ${text} not null, primary key (campaign, "check")
  ) ${strict}`,
  `create table "acceptedFinding" (
    campaign ${text} not null, "check" ${text} not null, finding ${text} not null, at ${integer} not null,
    primary key (campaign, "check", finding)
  ) ${strict}`,
  `create table "continuityRun" (
    campaign ${text} not null, seq ${integer} not null, at ${integer} not null, results ${text} not null,
    primary key (campaign)
  ) ${strict}`,
]
