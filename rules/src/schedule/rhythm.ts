import { zonedClock } from './zoned-time.ts'

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 4

/** A session every few weeks, on the same weekday and at the same time in one zone. */
export interface Rhythm {
  readonly weeks: number
  /** From 1 for Monday to 7 for Sunday. */
  readonly weekday: number
  /** The time on the wall, such as `19:00`. */
  readonly time: string
  readonly zone: string
  /** The first session is on this day, such as `2026-12-04`, or on the first right weekday after it. */
  readonly from: string
  /** The last possible day. `null`: it goes on. */
  readonly until: string | null
}

/** A session of a rhythm. `date` is its day in the rhythm's zone, and identifies it. */
export interface Occurrence {
  readonly date: string
  /** Milliseconds since 1970. */
  readonly startsAt: number
}

interface Span {
  /** Milliseconds since 1970, both included. */
  readonly from: number
  readonly until: number
}

/**
 * The sessions of a rhythm that start within a span, in order. The time on the wall stays, so summer time moves the instant.
 * @example
 * const rhythm = { weeks: 2, weekday: 5, time: '19:00', zone: 'UTC', from: '2026-12-01', until: null }
 * const span = { from: Date.UTC(2026, 11, 1), until: Date.UTC(2026, 11, 10) }
 * occurrences(rhythm, span) // [{ date: '2026-12-04', startsAt: Date.UTC(2026, 11, 4, 19) }]
 */
export function occurrences(rhythm: Rhythm, span: Span): Occurrence[] {
  const { instantOf } = zonedClock(rhythm.zone)
  const step = rhythm.weeks * DAYS_A_WEEK
  const first = firstDay(rhythm)
  // Zones are at most a day away from UTC.
  const skipped = Math.max(0, Math.floor((dayOf(span.from) - 1 - first) / step))
  const last = Math.min(dayOf(span.until) + 1, rhythm.until === null ? Infinity : dayIn(rhythm.until))
  const found: Occurrence[] = []
  for (let day = first + skipped * step; day <= last; day += step) {
    const date = new Date(day * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
    const startsAt = instantOf(`${date}T${rhythm.time}`)
    if (startsAt >= span.from && startsAt <= span.until) found.push({ date, startsAt })
  }
  return found
}

/** The first day of the rhythm, counted from 1970. */
function firstDay({ from, weekday }: Rhythm): number {
  const day = dayIn(from)
  const isOn = ((day + FIRST_WEEKDAY + DAYS_A_WEEK - 1) % DAYS_A_WEEK) + 1
  return day + ((weekday - isOn + DAYS_A_WEEK) % DAYS_A_WEEK)
}

const dayOf = (at: number) => Math.floor(at / DAY_MS)
const dayIn = (date: string) => dayOf(Date.parse(date))
