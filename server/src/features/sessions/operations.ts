import { randomUUID } from 'node:crypto'

import { Problem, scopeOf } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { endOffers } from '../hands/end-offers.ts'
import { readNamedNotes } from '../notes/queries.ts'
import { anyPlayer } from '../public-pages/public-context.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { readToday } from './begin-with-play.ts'
import { draftOf } from './draft.ts'
import { toEvents, toSession } from './presenter.ts'
import {
  type SessionRecord,
  changeLine,
  deleteSession,
  endSession,
  findSession,
  listSessions,
  readEvents,
  readNewsletter,
  reopenSession,
  startSession,
} from './queries.ts'

/** Later, the change log may no longer contain all of the session, and the stored events would be lost. */
const REOPEN_MS = 24 * 60 * 60 * 1000

export const sessionOperations = {
  listSessions: async ({ records }) => ({ sessions: (await listSessions(records)).map(toSession) }),

  getSession: async (context, { sessionId }) => {
    const session = await expectSession(context, sessionId)
    const events = await toEvents(await readEvents(context.records, session), context)
    return { session: toSession(session), events }
  },

  startSession: async ({ records }) => {
    const [last] = await listSessions(records)
    if (last?.endedAt === null)
      throw new Problem('conflict', playProblems.sessionStillOpen({ number: String(last.number) }))
    return { session: toSession(await startSession(records, randomUUID(), await readToday(records))) }
  },

  endSession: async (context, { sessionId }) => {
    const session = await expectSession(context, sessionId)
    if (session.endedAt !== null)
      throw new Problem('conflict', playProblems.sessionEnded({ number: String(session.number) }))
    await endOffers(context.records)
    return { session: toSession(await endSession(context.records, session)) }
  },

  reopenSession: async (context, { sessionId }) => {
    const session = await expectSession(context, sessionId)
    const [newest] = await listSessions(context.records)
    if (newest?.endedAt === null)
      throw new Problem('conflict', playProblems.sessionIsOpen({ number: String(newest.number) }))
    if (newest?.id !== session.id) throw new Problem('conflict', playProblems.laterSessionEnded())
    if (session.endedAt !== null && context.records.at > session.endedAt + REOPEN_MS)
      throw new Problem('conflict', playProblems.sessionEndedLongAgo({ number: String(session.number) }))
    return { session: toSession(await reopenSession(context.records, session)) }
  },

  deleteSession: async (context, { sessionId }) => {
    await deleteSession(context.records, await expectSession(context, sessionId))
  },

  addSessionLine: async (context, { sessionId, text }) => {
    const session = await expectSession(context, sessionId)
    const line = { id: randomUUID(), by: context.firstName, text }
    await changeLine(context.records, session, line)
    return { lineId: line.id }
  },

  removeSessionLine: async (context, { sessionId, lineId }) => {
    await changeLine(context.records, await expectSession(context, sessionId), { id: lineId })
  },

  draftSession: async (context, { sessionId }) => {
    const session = await expectSession(context, sessionId)
    const happened = await readEvents(context.records, session)
    const all = await toEvents(happened, context)
    const open = await toEvents(happened, { ...context, viewer: anyPlayer, scope: scopeOf(anyPlayer) })
    const ids = open.flatMap((event) => (event.kind === 'note' ? [event.note.id] : []))
    const notes = await readNamedNotes(context.records, ids, context.viewer)
    const newsletter = await readNewsletter(context.records, session)
    const { skills } = await readCampaignWords(context.records)
    const names = new Map(skills.map(({ id, name }) => [id, name]))
    return { text: draftOf(session, { all, open, notes, skills: names }), newsletter }
  },
} satisfies Partial<OperationHandlers>

async function expectSession({ records }: RequestContext, id: string): Promise<SessionRecord> {
  const session = await findSession(records, id)
  if (!session) throw new Problem('not-found', playProblems.sessionNoLongerExists())
  return session
}
