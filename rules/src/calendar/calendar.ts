/** How a campaign counts its days. Years count from 1, which need not begin an era. The year before it is 0. */
export interface Calendar {
  /** A sentence about where the count of years begins; may be empty. */
  readonly about: string
  /** In the order of the year. A year begins with the first day of the first month. */
  readonly months: readonly Month[]
  /** Empty if the campaign's people have no weeks. */
  readonly weekdays: readonly string[]
  /** The number of days in a week; 0 without weeks. */
  readonly week: number
  /** The index of the weekday of the first day of year 1. */
  readonly firstWeekday: number
  /** Whether every year begins with `firstWeekday`, instead of continuing the week of the year before. */
  readonly yearsBeginAlike: boolean
  /** In chronological order. Years have no names if it is empty. */
  readonly eras: readonly Era[]
  readonly leapDays: readonly LeapDays[]
  readonly moons: readonly Moon[]
}

interface Month {
  readonly name: string
  /** The days in a year without leap days; 0 for a month that only leap years have. */
  readonly days: number
}

export interface Era {
  readonly name: string
  /** The first year of the era; `null` if its years are counted backwards from the next era, like those BC. */
  readonly from: number | null
}

/** Adds `days` to the end of a month in every `every`th year, counted from the year `offset`. A negative number removes days. */
export interface LeapDays {
  readonly every: number
  readonly offset: number
  /** The index of the month, from 0. */
  readonly month: number
  readonly days: number
}

export interface Moon {
  readonly name: string
  /** Days from new moon to new moon, possibly with a fraction. */
  readonly cycle: number
  /** Days from a new moon to the first day of year 1. */
  readonly age: number
}

const thirty = (name: string): Month => ({ name, days: 30 })
const thirtyOne = (name: string): Month => ({ name, days: 31 })
const FEBRUARY = 1

/** The calendar of a campaign that doesn't define one. It also applies to the years before 1582. */
export const gregorianCalendar: Calendar = {
  about: '',
  months: [
    thirtyOne('January'),
    { name: 'February', days: 28 },
    thirtyOne('March'),
    thirty('April'),
    thirtyOne('May'),
    thirty('June'),
    thirtyOne('July'),
    thirtyOne('August'),
    thirty('September'),
    thirtyOne('October'),
    thirty('November'),
    thirtyOne('December'),
  ],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  week: 7,
  firstWeekday: 0,
  yearsBeginAlike: false,
  eras: [
    { name: 'BC', from: null },
    { name: 'AD', from: 1 },
  ],
  leapDays: [
    { every: 4, offset: 0, month: FEBRUARY, days: 1 },
    { every: 100, offset: 0, month: FEBRUARY, days: -1 },
    { every: 400, offset: 0, month: FEBRUARY, days: 1 },
  ],
  moons: [{ name: 'Moon', cycle: 29.530_589, age: 22.1 }],
}

/**
 * The number of days in a month (from 0) of a year.
 * @example daysInMonth(gregorianCalendar, 2024, 1) // 29
 */
export function daysInMonth({ months, leapDays }: Calendar, year: number, month: number): number {
  const added = leapDays.filter((one) => one.month === month && modulo(year - one.offset, one.every) === 0)
  return added.reduce((days, one) => days + one.days, months[month]?.days ?? 0)
}

/** The number of days from the first day of year 1 to the first day of `year`; negative for years before 1. */
export function daysBeforeYear({ months, leapDays }: Calendar, year: number): number {
  const usual = months.reduce((days, one) => days + one.days, 0)
  const leapYears = ({ every, offset }: LeapDays) =>
    Math.floor((year - 1 - offset) / every) - Math.floor(-offset / every)
  return leapDays.reduce((days, one) => days + one.days * leapYears(one), usual * (year - 1))
}

/**
 * The year, month (from 0) and day (from 1) of a day number. Day numbers count from 0, the first day of year 1.
 * @example
 * dayAt(gregorianCalendar, 0) // { year: 1, month: 0, day: 1 }
 * dayAt(gregorianCalendar, 730_485) // { year: 2001, month: 0, day: 1 }
 */
export function dayAt(calendar: Calendar, number: number): { year: number; month: number; day: number } {
  const year = yearAt(calendar, number)
  let left = number - daysBeforeYear(calendar, year)
  let month = 0
  while (left >= daysInMonth(calendar, year, month)) {
    left -= daysInMonth(calendar, year, month)
    month += 1
  }
  return { year, month, day: left + 1 }
}

/**
 * The day number of the first day of a month.
 * @example firstDayOf(gregorianCalendar, 1, 1) // 31
 */
export function firstDayOf(calendar: Calendar, year: number, month: number): number {
  let days = daysBeforeYear(calendar, year)
  for (let before = 0; before < month; before++) days += daysInMonth(calendar, year, before)
  return days
}

export interface MonthOfYear {
  readonly year: number
  readonly month: number
}

/**
 * The month that follows (1) or precedes (-1) this one. Skips months that the year doesn't have.
 * @example monthAfter(gregorianCalendar, { year: 2026, month: 11 }, 1) // { year: 2027, month: 0 }
 */
export function monthAfter(calendar: Calendar, { year, month }: MonthOfYear, by: 1 | -1): MonthOfYear {
  const count = calendar.months.length
  const place = month + by
  const next = { year: year + Math.floor(place / count), month: modulo(place, count) }
  return daysInMonth(calendar, next.year, next.month) > 0 ? next : monthAfter(calendar, next, by)
}

/**
 * The name of a month that every year has, for examples of dates.
 * @example lastingMonth(gregorianCalendar) // 'December'
 */
export function lastingMonth({ months }: Calendar): string {
  return months.findLast(({ days }) => days > 0)?.name ?? ''
}

/** Long enough to average leap days. */
const MANY_YEARS = 10_000

/**
 * The year of a day number.
 * @example yearAt(gregorianCalendar, 730_485) // 2001
 */
export function yearAt(calendar: Calendar, number: number): number {
  const average = daysBeforeYear(calendar, MANY_YEARS + 1) / MANY_YEARS
  let year = Math.floor(number / average) + 1
  while (daysBeforeYear(calendar, year) > number) year -= 1
  while (daysBeforeYear(calendar, year + 1) <= number) year += 1
  return year
}

/**
 * The name of a day's weekday; `null` if the calendar has no weekdays.
 * @example weekdayOf(gregorianCalendar, 730_485) // 'Monday'
 */
export function weekdayOf(calendar: Calendar, number: number): string | null {
  return calendar.weekdays[weekdayPlace(calendar, number)] ?? null
}

/**
 * The index of a day in its week, from 0.
 * @example weekdayPlace(gregorianCalendar, 730_486) // 1
 */
export function weekdayPlace(calendar: Calendar, number: number): number {
  const { weekdays, firstWeekday, yearsBeginAlike } = calendar
  if (weekdays.length === 0) return 0
  const since = yearsBeginAlike ? number - daysBeforeYear(calendar, yearAt(calendar, number)) : number
  return modulo(since + firstWeekday, weekdays.length)
}

/** A remainder that is never negative: `modulo(-1, 7)` is 6. */
export function modulo(number: number, by: number): number {
  return ((number % by) + by) % by
}
