import type { Attendee, PlannedSession } from '@waybook/contract'
import * as z from 'zod/mini'

import { limitOf, next, pageId, tag, words } from './params.ts'
import { defineTool, type Tool } from './tool.ts'

const SHOWN = 60

const calendar = defineTool({
  name: 'calendar',
  title: 'Dates of sessions, and the campaign’s calendar',
  description:
    'Returns when the group plays next and who comes, the sessions of the past with the ids of their logs, and the campaign’s own calendar with its current date.',
  params: z.strictObject({}),
  run: async ({ perform }) => {
    const [counting, schedule, past] = await Promise.all([
      perform('getCalendar', {}),
      perform('getSchedule', {}),
      perform('listPastSessions', {}),
    ])
    const zone = schedule.timeZone?.zone ?? 'UTC'
    const people = new Map(schedule.attendees.map((one) => [one.id, one]))
    const { months, eras, moons, weekdays, about } = counting.calendar
    return {
      today: counting.today && {
        date: counting.today.text,
        weekday: counting.today.weekday,
        era: counting.today.era,
        moons: counting.today.moons.map(({ name, phase }) => `${name}: ${phase}`),
      },
      calendar: {
        about,
        months: months.map(({ name, days }) => `${name} (${days} days)`),
        weekdays,
        eras,
        moons: moons.map(({ name }) => name),
      },
      timeZone: zone,
      sessionsToCome: schedule.sessions.map((session) => toCome(session, people, zone)),
      sessionsPast: past.sessions.map(({ startsAt, title, isCanceled, log, newsletter }) => ({
        startsAt: momentIn(zone, startsAt),
        title,
        ...(isCanceled && { calledOff: true }),
        number: log?.number,
        dateInCampaign: log?.date,
        logOf: log?.sessionId,
        newsletter,
      })),
    }
  },
})

const timeline = defineTool({
  name: 'timeline',
  title: 'The campaign’s timeline',
  description:
    'Lists dated pages and sessions by their date in the campaign. Dates are in the campaign’s own words, as calendar returns them.',
  params: z.strictObject({
    from: z.optional(words(200, 'Only what begins on this date of the campaign or later')),
    to: z.optional(words(200, 'Only what begins on this date of the campaign or earlier')),
    about: z.optional(pageId),
    tag: z.optional(tag),
    order: z.optional(z.enum(['oldest', 'newest'])),
    limit: z.optional(limitOf(200, SHOWN)),
    after: z.optional(next),
  }),
  run: async ({ perform }, { after, ...params }) => {
    const { entries, next: more } = await perform('getTimeline', { ...params, ...(after !== undefined && { after }) })
    return {
      entries: entries.map((entry) =>
        entry.kind === 'session'
          ? { session: entry.session.number, logOf: entry.session.id, date: entry.date.text }
          : {
              id: entry.entity.id,
              name: entry.entity.name,
              description: entry.entity.description,
              date: entry.date.text,
              until: entry.date.until,
              ...(entry.isToCome && { toCome: true }),
            },
      ),
      next: more,
    }
  },
})

export const calendarTools: readonly Tool[] = [calendar, timeline]

function toCome(session: PlannedSession, people: ReadonlyMap<string, Attendee>, zone: string) {
  const { number, title, state, startsAt, options, place, note, minutes, minimum } = session
  const dates = new Map(options.map((option) => [option.id, momentIn(zone, option.startsAt)]))
  return {
    number,
    title,
    state,
    startsAt: startsAt === null ? null : momentIn(zone, startsAt),
    options: [...dates.values()],
    place,
    note,
    minutes,
    playersNeeded: minimum,
    answers: session.answers.map((one) => ({
      by: people.get(one.attendeeId)?.firstName,
      answer: one.answer,
      note: one.note,
      ...(one.optionId !== null && { to: dates.get(one.optionId) }),
    })),
  }
}

/**
 * An instant in words that a person can check, and exactly.
 * @example momentIn('Europe/Zurich', 0) // 'Thursday, 1 January 1970 at 01:00 (1970-01-01T00:00:00.000Z)'
 */
function momentIn(timeZone: string, at: number): string {
  const printed = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at)
  return `${printed} (${new Date(at).toISOString()})`
}
