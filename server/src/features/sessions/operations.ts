import { randomUUID } from 'node:crypto'

import { Problem, scopeOf, type Viewer } from '@waybook/contract'
import { printDate } from '@waybook/rules'

import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { draftOf } from './draft.ts'
import { toEvents } from './presenter.ts'
import type { SessionRecord } from './repository.ts'
import { toSession } from './to-session.ts'

export const sessionOperations = {
  listSessions: async ({ records }) => ({ sessions: (await records.sessions.list()).map(toSession) }),

  getSession: async (context, { sessionId }) => {
    const session = await findSession(context, sessionId)
    const events = await toEvents(await context.records.sessions.events(session), context)
    return { session: toSession(session), events }
  },

  startSession: async ({ records }) => {
    const [last] = await records.sessions.list()
    if (last?.endedAt === null) throw new Problem('conflict', `Session ${last.number} is still open. End it first.`)
    const { calendar, today } = await records.timeline.calendar()
    const date = today && printDate(calendar, today)
    return { success: true, session: toSession(await records.sessions.start(randomUUID(), date)) }
  },

  endSession: async (context, { sessionId }) => {
    const session = await findSession(context, sessionId)
    if (session.endedAt !== null) throw new Problem('conflict', `Session ${session.number} has already ended.`)
    return { success: true, session: toSession(await context.records.sessions.end(session)) }
  },

  draftSession: async (context, { sessionId }) => {
    const session = await findSession(context, sessionId)
    const happened = await context.records.sessions.events(session)
    const all = await toEvents(happened, context)
    const open = await toEvents(happened, { ...context, viewer: anyPlayer, scope: scopeOf(anyPlayer) })
    const ids = open.flatMap((event) => (event.kind === 'note' ? [event.note.id] : []))
    const notes = await context.records.notes.named(ids, context.viewer)
    const newsletter = await context.records.sessions.newsletterOf(session)
    return { text: draftOf(session, { all, open, notes }), newsletter }
  },
} satisfies Partial<OperationHandlers>

/** A player without a character sees what all players see. */
const anyPlayer: Viewer = { userId: '', role: 'player', characterId: null }

async function findSession({ records }: RequestContext, id: string): Promise<SessionRecord> {
  const session = await records.sessions.find(id)
  if (!session) throw new Problem('not-found', 'This session no longer exists.')
  return session
}
