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
  /** In the campaign, in its words; `null` if it is not known. */
  readonly date: string | null
}

export interface SessionRepository {
  /** Newest first. */
  list(): Promise<SessionRecord[]>
  find(id: string): Promise<SessionRecord | null>
  /** The id of the oldest newsletter that was made of a draft of the session. */
  newsletterOf(session: SessionRecord): Promise<string | null>
  /** The entities that were shown to players in the session and not hidden again. */
  revealed(session: SessionRecord): Promise<string[]>
  /** What happened, oldest first: of an open session, as far as the change log reaches back. */
  events(session: SessionRecord): Promise<EventRecord[]>
}

export interface SessionWriter extends SessionRepository {
  start(id: string, date: string | null): Promise<SessionRecord>
  setDate(session: SessionRecord, date: string | null): Promise<SessionRecord>
  end(session: SessionRecord): Promise<SessionRecord>
}

/** A session was started or ended, or got another date. */
export type SessionChange = Change<'session', { readonly sessionId: string }>

const columns = ['id', 'number', 'startedAt', 'startedSeq', 'endedAt', 'date'] as const

export function sessionRepository(tables: CampaignTables): SessionRepository {
  const { db, campaign } = tables
  const all = db.selectFrom('gameSession').where('campaign', '=', campaign)
  const stored = async ({ id }: SessionRecord): Promise<EventRecord[] | null> => {
    const row = await all.where('id', '=', id).select('events').executeTakeFirst()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `end` writes them
    return row?.events ? (fromJson(row.events) as EventRecord[]) : null
  }
  return {
    list: async () => await all.select(columns).orderBy('number', 'desc').execute(),
    find: async (id) => (await all.where('id', '=', id).select(columns).executeTakeFirst()) ?? null,
    newsletterOf: async (session) => {
      const row = await db
        .selectFrom('entity')
        .where('campaign', '=', campaign)
        .where('type', '=', 'newsletter')
        .where('sourceText', 'like', `%${markOf(session)}%`)
        .orderBy('addedAt')
        .select('id')
        .executeTakeFirst()
      return row?.id ?? null
    },
    revealed: async (session) => {
      const events = (await stored(session)) ?? (await collect(tables, session, ['setVisibility']))
      return events.flatMap((event) => (event.kind === 'revealed' ? [event.entity] : []))
    },
    events: async (session) => (await stored(session)) ?? (await collect(tables, session)),
  }
}

export function sessionWriter(tx: CampaignTransaction): SessionWriter {
  const { db, campaign, at } = tx
  const tell = (sessionId: string) => {
    const change: SessionChange = {
      audience: 'everyone',
      operation: 'session',
      subject: 'campaign',
      payload: { sessionId },
    }
    tx.log(change)
  }
  return {
    ...sessionRepository(tx),
    start: async (id, date) => {
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
      tell(id)
      return record
    },
    setDate: async (session, date) => {
      if (session.date === date) return session
      await db
        .updateTable('gameSession')
        .set({ date })
        .where('campaign', '=', campaign)
        .where('id', '=', session.id)
        .execute()
      tell(session.id)
      return { ...session, date }
    },
    end: async (session) => {
      const events = toJson(await collect(tx, session))
      await db
        .updateTable('gameSession')
        .set({ endedAt: at, events })
        .where('campaign', '=', campaign)
        .where('id', '=', session.id)
        .execute()
      tell(session.id)
      return { ...session, endedAt: at }
    },
  }
}

/** Reads only the events of some operations, if they are given. */
async function collect(
  tables: CampaignTables,
  { startedSeq }: SessionRecord,
  operations: readonly (typeof COLLECTED)[number][] = COLLECTED,
): Promise<EventRecord[]> {
  const changes = await readChangesOf(tables, operations, startedSeq)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
  return collectEvents(changes as CollectedRecord[])
}
