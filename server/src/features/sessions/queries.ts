import { newestSeq, readChangesOf } from '#database/change-log.ts'
import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import { COLLECTED, collectEvents, type CollectedRecord, type EventRecord } from './collect-events.ts'
import { markOf } from './draft.ts'

/** A session as stored. Times are in milliseconds since 1970. */
export interface SessionRecord {
  readonly id: string
  readonly number: number
  readonly startedAt: number
  /** The number of the last change before it. */
  readonly startedSeq: number
  /** `null` while it is open. */
  readonly endedAt: number | null
  /** The date in the campaign's calendar, as text; `null` if unknown. */
  readonly date: string | null
}

/** A session started or ended, or got another date. */
export type SessionChange = Change<'session', { readonly sessionId: string }>

const columns = ['id', 'number', 'startedAt', 'startedSeq', 'endedAt', 'date'] as const

/** Newest first. */
export async function listSessions(tables: CampaignTables): Promise<SessionRecord[]> {
  return await sessionsOf(tables).select(columns).orderBy('number', 'desc').execute()
}

export async function findSession(tables: CampaignTables, id: string): Promise<SessionRecord | null> {
  return (await sessionsOf(tables).where('id', '=', id).select(columns).executeTakeFirst()) ?? null
}

/** The id of the oldest newsletter that was made from a draft of the session. */
export async function readNewsletter(tables: CampaignTables, session: SessionRecord): Promise<string | null> {
  const { db, campaign } = tables
  const row = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('type', '=', 'newsletter')
    .where('sourceText', 'like', `%${markOf(session)}%`)
    .orderBy('addedAt')
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The entities that were shown to players in the session and not hidden again. */
export async function readRevealed(tables: CampaignTables, session: SessionRecord): Promise<string[]> {
  const events = (await readStoredEvents(tables, session)) ?? (await collect(tables, session, ['setVisibility']))
  return events.flatMap((event) => (event.kind === 'revealed' ? [event.entity] : []))
}

/** A session's events, oldest first. Events of an open session go back only as far as the change log. */
export async function readEvents(tables: CampaignTables, session: SessionRecord): Promise<EventRecord[]> {
  return (await readStoredEvents(tables, session)) ?? (await collect(tables, session))
}

export async function startSession(tx: CampaignTransaction, id: string, date: string | null): Promise<SessionRecord> {
  const { db, campaign, at } = tx
  const { last } = await db
    .selectFrom('gameSession')
    .where('campaign', '=', campaign)
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow()
  const record = {
    id,
    number: (last ?? 0) + 1,
    startedAt: at,
    startedSeq: await newestSeq(tx),
    endedAt: null,
    date,
  }
  await db
    .insertInto('gameSession')
    .values({ campaign, ...record, events: null })
    .execute()
  logSession(tx, id)
  return record
}

export async function setSessionDate(
  tx: CampaignTransaction,
  session: SessionRecord,
  date: string | null,
): Promise<SessionRecord> {
  const { db, campaign } = tx
  if (session.date === date) return session
  await db
    .updateTable('gameSession')
    .set({ date })
    .where('campaign', '=', campaign)
    .where('id', '=', session.id)
    .execute()
  logSession(tx, session.id)
  return { ...session, date }
}

export async function endSession(tx: CampaignTransaction, session: SessionRecord): Promise<SessionRecord> {
  const { db, campaign, at } = tx
  const events = toJson(await collect(tx, session))
  await db
    .updateTable('gameSession')
    .set({ endedAt: at, events })
    .where('campaign', '=', campaign)
    .where('id', '=', session.id)
    .execute()
  logSession(tx, session.id)
  return { ...session, endedAt: at }
}

/** Collects the events since the session's start, optionally of some operations only. */
async function collect(
  tables: CampaignTables,
  { startedSeq }: SessionRecord,
  operations: readonly (typeof COLLECTED)[number][] = COLLECTED,
): Promise<EventRecord[]> {
  const changes = await readChangesOf(tables, operations, startedSeq)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
  return collectEvents(changes as CollectedRecord[])
}

function sessionsOf({ db, campaign }: CampaignTables) {
  return db.selectFrom('gameSession').where('campaign', '=', campaign)
}

/** The events of a session that has ended. */
async function readStoredEvents(tables: CampaignTables, { id }: SessionRecord): Promise<EventRecord[] | null> {
  const row = await sessionsOf(tables).where('id', '=', id).select('events').executeTakeFirst()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `endSession` writes them
  return row?.events ? (fromJson(row.events) as EventRecord[]) : null
}

function logSession(tx: CampaignTransaction, sessionId: string): void {
  const change: SessionChange = {
    audience: 'everyone',
    operation: 'session',
    subject: 'campaign',
    payload: { sessionId },
  }
  tx.log(change)
}
