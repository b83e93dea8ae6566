import type { AnswerOf, EntityDate, TimelineEntry, Today } from '@waybook/contract'
import {
  type Calendar,
  type CampaignDate,
  eraOf,
  middleOf,
  moonsOn,
  placeOf,
  printDate,
  readDate,
  spanOf,
  weekdayOf,
} from '@waybook/rules'

import { readCards } from '../entities/cards.ts'
import { knownDate } from '../entities/known-date.ts'
import { toCards } from '../entities/presenter.ts'
import type { RequestContext } from '../request-context.ts'
import { toSession } from '../sessions/presenter.ts'
import type { SessionRecord } from '../sessions/queries.ts'
import type { DatedRecord, TimelinePlace } from './dated-entities.ts'

export function toCalendar(calendar: Calendar): AnswerOf<'getCalendar'>['calendar'] {
  const { months, weekdays, eras, leapDays, moons, ...rest } = calendar
  return {
    ...rest,
    months: [...months],
    weekdays: [...weekdays],
    eras: [...eras],
    leapDays: [...leapDays],
    moons: [...moons],
  }
}

export function toToday(calendar: Calendar, date: CampaignDate): Today {
  const span = spanOf(calendar, date)
  return {
    text: printDate(calendar, date),
    ...span,
    weekday: date.day === null ? null : weekdayOf(calendar, span.first),
    era: eraOf(calendar, date.year)?.name ?? null,
    moons: moonsOn(calendar, middleOf(span)),
  }
}

/** A session with a date of the calendar. */
export interface PlacedSession extends TimelinePlace {
  readonly session: SessionRecord
  readonly date: EntityDate
}

export function placedSessions(sessions: readonly SessionRecord[], calendar: Calendar): PlacedSession[] {
  return sessions.flatMap((session) => {
    const read = session.date === null ? null : readDate(calendar, session.date)
    if (read?.ok !== true) return []
    const date = { text: printDate(calendar, read.date), until: null, ...spanOf(calendar, read.date) }
    // After the events of the same date.
    return [{ id: `sessions/${session.id}`, place: placeOf(calendar, read.date), session, date }]
  })
}

/** The entries for one viewer. `lastDay`: the last day of today's date; `null` if unknown. */
export async function toEntries(
  placed: readonly (DatedRecord | PlacedSession)[],
  lastDay: number | null,
  context: RequestContext,
): Promise<TimelineEntry[]> {
  const { records, scope } = context
  const ids = placed.flatMap((one) => ('session' in one ? [] : [one.id]))
  const cards = await toCards(await readCards(records, ids, scope), context)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return placed.flatMap((one): TimelineEntry[] => {
    if ('session' in one) return [{ kind: 'session', session: toSession(one.session), date: one.date }]
    const [entity, date] = [cardOf.get(one.id), knownDate(one.dates, scope)]
    if (!entity || !date || date.first === null) return []
    return [{ kind: 'event', entity, date, isToCome: lastDay !== null && date.first > lastDay }]
  })
}
