import { randomUUID } from 'node:crypto'

import { Problem, scopeOf, type Viewer } from '@waybook/contract'
import { printDate } from '@waybook/rules'

import { readCalendar } from '../campaign/calendar.ts'
import { readNamedNotes } from '../notes/queries.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { draftOf } from './draft.ts'
import { toEvents, toSession } from './presenter.ts'
import {
  type SessionRecord,
  endSession,
  findSession,
  listSessions,
  readEvents,
  readNewsletter,
  startSession,
} from './queries.ts'

export const sessionOperations = {
  listSessions: async ({ records }) => ({ sessions: (await listSessions(records)).map(toSession) }),

  getSession: async (context, { sessionId }) => {
    const session = await expectSession(context, sessionId)
    const events = await toEvents(await readEvents(context.records, session), context)
    return { session: toSession(session), events }
  },

  startSession: async ({ records }) => {
    const [last] = await listSessions(records)
    if (last?.endedAt === null) throw new Problem('conflict', `Session ${last.number} is still open. End it first.`)
    const { calendar, today } = await readCalendar(records)
    const date = today && printDate(calendar, today)
    return { session: toSession(await startSession(records, randomUUID(), date)) }
  },

  endSession: async (context, { sessionId }) => {
    const session = await expectSession(context, sessionId)
    if (session.endedAt !== null) throw new Problem('conflict', `Session ${session.number} has already ended.`)
    return { session: toSession(await endSession(context.records, session)) }
  },

  draftSession: async (context, { sessionId }) => {
    const session = await expectSession(context, sessionId)
    const happened = await readEvents(context.records, session)
    const all = await toEvents(happened, context)
    const open = await toEvents(happened, { ...context, viewer: anyPlayer, scope: scopeOf(anyPlayer) })
    const ids = open.flatMap((event) => (event.kind === 'note' ? [event.note.id] : []))
    const notes = await readNamedNotes(context.records, ids, context.viewer)
    const newsletter = await readNewsletter(context.records, session)
    return { text: draftOf(session, { all, open, notes }), newsletter }
  },
} satisfies Partial<OperationHandlers>

/** A player without a character sees what all players see. */
const anyPlayer: Viewer = { userId: '', role: 'player', characterId: null }

async function expectSession({ records }: RequestContext, id: string): Promise<SessionRecord> {
  const session = await findSession(records, id)
  if (!session) throw new Problem('not-found', 'This session no longer exists.')
  return session
}
