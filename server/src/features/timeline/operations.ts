import { type ParamsOf, Problem, maySee, TIMELINE_LIMIT_DEFAULT } from '@waybook/contract'
import { type Calendar, type CampaignDate, placeOf, precisions, printDate, readDate, spanOf } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { readCalendar, setToday } from '../campaign/calendar.ts'
import { readNames } from '../entities/names.ts'
import { readCursor, writeCursor } from '../entities/page-cursor.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { toSession } from '../sessions/presenter.ts'
import { findSession, listSessions, setSessionDate } from '../sessions/queries.ts'
import { inOrder, type TimelinePlace, type TimelineQuery, readDated } from './dated-entities.ts'
import { placedSessions, toCalendar, toEntries, toToday, type PlacedSession } from './presenter.ts'
import { readTopics } from './topics.ts'

export const timelineOperations = {
  getCalendar: async ({ records }) => {
    const { calendar, today } = await readCalendar(records)
    return { calendar: toCalendar(calendar), today: today && toToday(calendar, today) }
  },

  getTimeline: async (context, params) => {
    const { records, scope } = context
    const { calendar, today } = await readCalendar(records)
    const query = await queryOf(context, params, calendar)
    const dated = await readDated(records, query, scope)
    const sessions = isAboutAll(query) ? placedSessions(await listSessions(records), calendar) : []
    const all = inOrder([...dated, ...sessionsWithin(sessions, query)], query)
    const page = all.slice(0, query.limit)
    const last = all.length > query.limit ? page.at(-1) : undefined
    return {
      entries: await toEntries(page, today && spanOf(calendar, today).last, context),
      next: last ? writeCursor([last.place, last.id]) : null,
    }
  },

  getTimelineTopics: async ({ records, scope }) => await readTopics(records, scope),

  setToday: async ({ records }, { date }) => {
    const { calendar, set } = await readCalendar(records)
    await setToday(records, date === null ? null : printDate(calendar, readGiven(calendar, date, 'date')))
    const { today } = await readCalendar(records)
    return { today: today && toToday(calendar, today), before: set }
  },

  setSessionDate: async ({ records }, { sessionId, date }) => {
    const session = await findSession(records, sessionId)
    if (!session) throw new Problem('not-found', playProblems.sessionNoLongerExists())
    const { calendar } = await readCalendar(records)
    const text = date === null ? null : printDate(calendar, readGiven(calendar, date, 'date'))
    return { session: toSession(await setSessionDate(records, session, text)) }
  },
} satisfies Partial<OperationHandlers>

/** Throws the Problem `bad-params` if the text is not a date of the calendar. */
function readGiven(calendar: Calendar, text: string, param: string): CampaignDate {
  const read = readDate(calendar, text)
  if (read.ok) return read.date
  throw new Problem('bad-params', `params.${param}: ${read.problem}; ${read.fix}`)
}

async function queryOf(
  { records, scope }: RequestContext,
  { from, to, about, tag, party, order, limit, after }: ParamsOf<'getTimeline'>,
  calendar: Calendar,
): Promise<TimelineQuery> {
  if (about !== undefined) {
    const [entity] = await readNames(records, [about], scope)
    if (!entity || !maySee(scope, entity)) throw new Problem('not-found')
  }
  return {
    from: from === undefined ? null : placeOf(calendar, readGiven(calendar, from, 'from')),
    to: to === undefined ? null : lastPlaceOf(calendar, readGiven(calendar, to, 'to')),
    about: about ?? null,
    tag: tag ?? null,
    party: party ?? false,
    newestFirst: order === 'newest',
    after: after === undefined ? null : readPlace(after),
    limit: limit ?? TIMELINE_LIMIT_DEFAULT,
  }
}

/** The last place of anything that begins within the date. */
function lastPlaceOf(calendar: Calendar, date: CampaignDate): number {
  return (spanOf(calendar, date).last + 1) * precisions.length - 1
}

function readPlace(cursor: string): TimelinePlace {
  const [place, id] = readCursor(cursor, ['number', 'string'])
  return { place: Number(place), id: String(id) }
}

/** Sessions have no topic, so they appear only in queries without one. */
function isAboutAll({ about, tag, party }: TimelineQuery): boolean {
  return about === null && tag === null && !party
}

function sessionsWithin(sessions: readonly PlacedSession[], query: TimelineQuery): PlacedSession[] {
  const { from, to, after } = query
  const isAfter = (one: TimelinePlace) => {
    if (!after) return true
    const [first] = inOrder([one, after], query)
    return first === after
  }
  return sessions.filter(
    ({ place, id }) => (from ?? place) <= place && place <= (to ?? place) && isAfter({ place, id }),
  )
}
