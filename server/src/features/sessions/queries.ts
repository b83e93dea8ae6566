import type { Selectable } from 'kysely'

import { newestSeq, readChangesOf } from '#database/change-log.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import type { Tables } from '#database/tables.ts'

import {
  COLLECTED,
  collectEvents,
  type CollectedRecord,
  type EventRecord,
  type LineRecord,
  type SessionChange,
} from './collect-events.ts'
import { markOf, sessionsMarkedIn } from './draft.ts'

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

/** A deleted session keeps its row, without a place in the list, so that play does not begin the next one at once. */
const DELETED = 0

const columns = ['id', 'number', 'startedAt', 'startedSeq', 'endedAt', 'date'] as const

/** Newest first. */
export async function listSessions(tables: CampaignTables): Promise<SessionRecord[]> {
  return await sessionsOf(tables).select(columns).orderBy('number', 'desc').execute()
}

export async function findSession(tables: CampaignTables, id: string): Promise<SessionRecord | null> {
  return (await sessionsOf(tables).where('id', '=', id).select(columns).executeTakeFirst()) ?? null
}

/** Whether the campaign has been played. */
export async function hasEndedSession(tables: CampaignTables): Promise<boolean> {
  const ended = await sessionsOf(tables).where('endedAt', 'is not', null).select('id').executeTakeFirst()
  return ended !== undefined
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

/** The oldest newsletter that was made from a draft of each session, by the session's id. */
export async function readNewsletters({ db, campaign }: CampaignTables): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('type', '=', 'newsletter')
    .where('sourceText', 'like', `%${markOf({ id: '' })}%`)
    .orderBy('addedAt', 'desc')
    .select(['id', 'sourceText'])
    .execute()
  return new Map(rows.flatMap(({ id, sourceText }) => sessionsMarkedIn(sourceText).map((session) => [session, id])))
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

/** `began`: whether play began it, and nobody started it. */
export async function startSession(
  tx: CampaignTransaction,
  id: string,
  date: string | null,
  { began = false }: { readonly began?: boolean } = {},
): Promise<SessionRecord> {
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
  logSession(tx, { sessionId: id, ...(began && { began: record.number }) })
  return record
}

export async function setSessionDate(
  tx: CampaignTransaction,
  session: SessionRecord,
  date: string | null,
): Promise<SessionRecord> {
  if (session.date === date) return session
  await changeRow(tx, session, { date })
  logSession(tx, { sessionId: session.id })
  return { ...session, date }
}

export async function endSession(tx: CampaignTransaction, session: SessionRecord): Promise<SessionRecord> {
  const { at } = tx
  await changeRow(tx, session, { endedAt: at, events: toJson(await collect(tx, session)) })
  logSession(tx, { sessionId: session.id })
  return { ...session, endedAt: at }
}

export async function reopenSession(tx: CampaignTransaction, session: SessionRecord): Promise<SessionRecord> {
  await changeRow(tx, session, { endedAt: null, events: null })
  logSession(tx, { sessionId: session.id })
  return { ...session, endedAt: null }
}

export async function deleteSession(tx: CampaignTransaction, session: SessionRecord): Promise<void> {
  await changeRow(tx, session, { number: DELETED, endedAt: tx.at, events: toJson<readonly unknown[]>([]) })
  logSession(tx, { sessionId: session.id })
}

/** Adds a line, or removes the line with this id. The events of a session that has ended are stored, so they change as well. */
export async function changeLine(
  tx: CampaignTransaction,
  session: SessionRecord,
  line: LineRecord | { readonly id: string },
): Promise<void> {
  const stored = await readStoredEvents(tx, session)
  if (stored) {
    const others = stored.filter((event) => event.kind !== 'line' || event.id !== line.id)
    const events = 'text' in line ? [...others, { kind: 'line', at: tx.at, ...line }] : others
    await changeRow(tx, session, { events: toJson<readonly unknown[]>(events) })
  }
  logSession(tx, { sessionId: session.id, line })
}

/** When the campaign was last played: `null` while a session is open, 0 if there was none. In milliseconds since 1970. */
export async function readLastPlayed(tables: CampaignTables): Promise<number | null> {
  const newest = await withDeleted(tables).select('endedAt').orderBy('startedSeq', 'desc').limit(1).executeTakeFirst()
  return newest ? newest.endedAt : 0
}

/** The session that runs, or else the last one; `null` if there was none. */
export async function readNewestSession(tables: CampaignTables): Promise<string | null> {
  const newest = await withDeleted(tables).select('id').orderBy('startedSeq', 'desc').limit(1).executeTakeFirst()
  return newest?.id ?? null
}

/** Collects the events since the session's start, optionally of some operations only. */
async function collect(
  tables: CampaignTables,
  { id, startedSeq }: SessionRecord,
  operations: readonly (typeof COLLECTED)[number][] = COLLECTED,
): Promise<EventRecord[]> {
  const changes = await readChangesOf(tables, operations, startedSeq)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
  return collectEvents(id, changes as CollectedRecord[])
}

function sessionsOf(tables: CampaignTables) {
  return withDeleted(tables).where('number', '>', DELETED)
}

function withDeleted({ db, campaign }: CampaignTables) {
  return db.selectFrom('gameSession').where('campaign', '=', campaign)
}

/** The events of a session that has ended. */
async function readStoredEvents(tables: CampaignTables, { id }: SessionRecord): Promise<EventRecord[] | null> {
  const row = await sessionsOf(tables).where('id', '=', id).select('events').executeTakeFirst()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `endSession` writes them
  return row?.events ? (fromJson(row.events) as EventRecord[]) : null
}

async function changeRow(
  { db, campaign }: CampaignTransaction,
  { id }: SessionRecord,
  row: Partial<Pick<Selectable<Tables['gameSession']>, 'number' | 'endedAt' | 'events' | 'date'>>,
): Promise<void> {
  await db.updateTable('gameSession').set(row).where('campaign', '=', campaign).where('id', '=', id).execute()
}

function logSession(tx: CampaignTransaction, payload: SessionChange['payload']): void {
  const change: SessionChange = { audience: 'everyone', operation: 'session', subject: 'campaign', payload }
  tx.log(change)
}
