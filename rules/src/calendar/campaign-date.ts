import { type Calendar, dayAt, daysBeforeYear, daysInMonth, firstDayOf } from './calendar.ts'

/** A date as exact as it is known. A week is one of a month. */
export interface CampaignDate {
  readonly year: number
  /** From 0; `null`, as are the following, if only the year is known. */
  readonly month: number | null
  /** From 1, of the month; the first day of the month begins the first week. */
  readonly week: number | null
  /** From 1. */
  readonly day: number | null
  /** The time of day or anything else, in words: `at midnight`. May be empty. */
  readonly time: string
}

/** From the first to the last day that a date may mean. Days count from 0 for the first day of year 1. */
export interface DaySpan {
  readonly first: number
  readonly last: number
}

/** From the vaguest to the most exact. */
export const precisions = ['year', 'month', 'week', 'day'] as const
export type Precision = (typeof precisions)[number]

export function precisionOf({ month, week, day }: CampaignDate): Precision {
  if (month === null) return 'year'
  if (day !== null) return 'day'
  return week === null ? 'month' : 'week'
}

export function spanOf(calendar: Calendar, { year, month, week, day }: CampaignDate): DaySpan {
  if (month === null) return { first: daysBeforeYear(calendar, year), last: daysBeforeYear(calendar, year + 1) - 1 }
  const start = firstDayOf(calendar, year, month)
  const end = start + daysInMonth(calendar, year, month) - 1
  if (day !== null) return { first: start + day - 1, last: start + day - 1 }
  if (week === null) return { first: start, last: end }
  const first = start + (week - 1) * calendar.week
  return { first, last: Math.min(first + calendar.week - 1, end) }
}

/** The day in the middle of what a date may mean, from which durations are counted. */
export function middleOf({ first, last }: DaySpan): number {
  return Math.floor((first + last) / 2)
}

/** The exact date of a day. */
export function dateOfDay(calendar: Calendar, number: number): CampaignDate {
  return { ...dayAt(calendar, number), week: null, time: '' }
}

/** The weeks of a month, of which the last may be short. */
export function weeksInMonth(calendar: Calendar, year: number, month: number): number {
  return calendar.week === 0 ? 0 : Math.ceil(daysInMonth(calendar, year, month) / calendar.week)
}

/** Where it comes among others: by the first day, and on the same day the vaguest first. */
export function placeOf(calendar: Calendar, date: CampaignDate): number {
  return spanOf(calendar, date).first * precisions.length + precisions.indexOf(precisionOf(date))
}

/** A date one day or week on or back. A date that is no more exact than a week stays a week; the day after a vague date is one from its middle. */
export function dateAfter(calendar: Calendar, date: CampaignDate, step: 'day' | 'week', by: 1 | -1): CampaignDate {
  const span = spanOf(calendar, date)
  if (step === 'week' && precisionOf(date) === 'week') {
    const { year, month, day } = dayAt(calendar, by === 1 ? span.last + 1 : span.first - 1)
    return { year, month, week: Math.ceil(day / calendar.week), day: null, time: '' }
  }
  return dateOfDay(calendar, middleOf(span) + by * (step === 'day' ? 1 : Math.max(1, calendar.week)))
}
