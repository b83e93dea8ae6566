import { type Calendar, dayAt, daysBeforeYear, daysInMonth, firstDayOf } from './calendar.ts'

/** A date, as exactly as it is known. A week belongs to a month. */
export interface CampaignDate {
  readonly year: number
  /** From 0. `null` if only the year is known; then `week` and `day` are `null` too. */
  readonly month: number | null
  /** From 1 within the month. The first week begins with the first day of the month. */
  readonly week: number | null
  /** From 1. */
  readonly day: number | null
  /** The time of day or another remark in words, such as `at midnight`. May be empty. */
  readonly time: string
}

/** The first and last day that a date may mean, as day numbers. */
export interface DaySpan {
  readonly first: number
  readonly last: number
}

/** In order, from the vaguest to the most exact. */
export const precisions = ['year', 'month', 'week', 'day'] as const
export type Precision = (typeof precisions)[number]

/**
 * @example precisionOf({ year: 2026, month: 10, week: null, day: null, time: '' }) // 'month'
 */
export function precisionOf({ month, week, day }: CampaignDate): Precision {
  if (month === null) return 'year'
  if (day !== null) return 'day'
  return week === null ? 'month' : 'week'
}

/**
 * @example spanOf(gregorianCalendar, { year: 1, month: 1, week: null, day: null, time: '' }) // { first: 31, last: 58 }
 */
export function spanOf(calendar: Calendar, { year, month, week, day }: CampaignDate): DaySpan {
  if (month === null) return { first: daysBeforeYear(calendar, year), last: daysBeforeYear(calendar, year + 1) - 1 }
  const start = firstDayOf(calendar, year, month)
  const end = start + daysInMonth(calendar, year, month) - 1
  if (day !== null) return { first: start + day - 1, last: start + day - 1 }
  if (week === null) return { first: start, last: end }
  const first = start + (week - 1) * calendar.week
  return { first, last: Math.min(first + calendar.week - 1, end) }
}

/**
 * The middle day of a span. Durations of vague dates are counted from it.
 * @example middleOf({ first: 31, last: 58 }) // 44
 */
export function middleOf({ first, last }: DaySpan): number {
  return Math.floor((first + last) / 2)
}

/**
 * The exact date of a day number.
 * @example dateOfDay(gregorianCalendar, 0) // { year: 1, month: 0, week: null, day: 1, time: '' }
 */
export function dateOfDay(calendar: Calendar, number: number): CampaignDate {
  return { ...dayAt(calendar, number), week: null, time: '' }
}

/**
 * The number of weeks in a month. The last week may be short.
 * @example weeksInMonth(gregorianCalendar, 2026, 10) // 5
 */
export function weeksInMonth(calendar: Calendar, year: number, month: number): number {
  return calendar.week === 0 ? 0 : Math.ceil(daysInMonth(calendar, year, month) / calendar.week)
}

/**
 * A number to sort dates by: the first day decides, and for the same first day the vaguest date comes first.
 * @example
 * placeOf(gregorianCalendar, { year: 1, month: null, week: null, day: null, time: '' }) // 0
 * placeOf(gregorianCalendar, { year: 1, month: 0, week: null, day: 1, time: '' }) // 3
 */
export function placeOf(calendar: Calendar, date: CampaignDate): number {
  return spanOf(calendar, date).first * precisions.length + precisions.indexOf(precisionOf(date))
}

/**
 * The date one day or week after (1) or before (-1) a date. A step of a week keeps a date that is exact to the week. From another vague
 * date, steps count from its middle.
 * @example dateAfter(gregorianCalendar, dateOfDay(gregorianCalendar, 0), 'week', 1) // { year: 1, month: 0, week: null, day: 8, time: '' }
 */
export function dateAfter(calendar: Calendar, date: CampaignDate, step: 'day' | 'week', by: 1 | -1): CampaignDate {
  const span = spanOf(calendar, date)
  if (step === 'week' && precisionOf(date) === 'week') {
    const { year, month, day } = dayAt(calendar, by === 1 ? span.last + 1 : span.first - 1)
    return { year, month, week: Math.ceil(day / calendar.week), day: null, time: '' }
  }
  return dateOfDay(calendar, middleOf(span) + by * (step === 'day' ? 1 : Math.max(1, calendar.week)))
}
