import type { TimelineEntry, Today } from '@waybook/contract'
import { worldTimeline } from '@waybook/messages/worldTimeline'
import { type Calendar, type CampaignDate, printWithinYear, readDate, timeBetween } from '@waybook/rules'

/** Relates a timeline's entries to today. */
export interface Now {
  /** Counted from 0. Null if today has no month. */
  readonly month: number | null
  /** The date without year and month: `second week`. */
  readonly within: string
  readonly includes: (entry: TimelineEntry) => boolean
  /** The time until an entry, if it is the next event. */
  readonly countdownTo: (entry: TimelineEntry) => string | null
}

export function nowOf(calendar: Calendar, today: Today | null, entries: readonly TimelineEntry[]): Now {
  const date = today && dateOf(calendar, today.text)
  const toCome = entries.filter((entry) => entry.kind === 'event' && entry.isToCome)
  const [next] = toCome.toSorted((one, other) => (one.date.first ?? 0) - (other.date.first ?? 0))
  return {
    month: date?.month ?? null,
    within: date ? partOfMonth(calendar, date) : '',
    includes: ({ date: { first, last } }) =>
      today !== null && first !== null && last !== null && first >= today.first && last <= today.last,
    countdownTo: (entry) => {
      const to = entry === next ? dateOf(calendar, entry.date.text) : null
      return date && to && timeBetween(calendar, date, to)
    },
  }
}

function dateOf(calendar: Calendar, text: string): CampaignDate | null {
  const read = readDate(calendar, text)
  return read.ok ? read.date : null
}

function partOfMonth(calendar: Calendar, date: CampaignDate): string {
  if (date.day !== null) {
    const { day, time } = date
    return time === '' ? worldTimeline.day({ day }) : worldTimeline.dayTime({ day, time })
  }
  const [, ...rest] = printWithinYear(calendar, date).split(', ')
  return rest.join(', ')
}
