/** How a campaign counts its days. Years are counted from 1, which is the first of no particular era; the one before is 0. */
export interface Calendar {
  /** What the years are counted from, in a sentence; may be empty. */
  readonly about: string
  /** In the order of the year, which begins with the first day of the first one. */
  readonly months: readonly Month[]
  /** May be empty: not every people has weeks. */
  readonly weekdays: readonly string[]
  /** The number of days in a week; 0 if weeks mean nothing. */
  readonly week: number
  /** The place among the weekdays of the first day of year 1. */
  readonly firstWeekday: number
  /** Whether every year begins with that weekday, instead of going on from the year before. */
  readonly yearsBeginAlike: boolean
  /** In the order of time. May be empty: then years have no names. */
  readonly eras: readonly Era[]
  readonly leapDays: readonly LeapDays[]
  readonly moons: readonly Moon[]
}

interface Month {
  readonly name: string
  /** In a year without leap days; 0 for a month that only leap years have. */
  readonly days: number
}

export interface Era {
  readonly name: string
  /** The year that is its first; `null` for one that is counted backwards from the first year of the next. */
  readonly from: number | null
}

/** Adds days to the end of a month in every so many years, counted from the year `offset`; a negative number takes them away. */
export interface LeapDays {
  readonly every: number
  readonly offset: number
  /** The place of the month in the year, from 0. */
  readonly month: number
  readonly days: number
}

export interface Moon {
  readonly name: string
  /** In days, from new moon to new moon. May have a fraction. */
  readonly cycle: number
  /** How many days after a new moon the first day of year 1 is. */
  readonly age: number
}

const thirty = (name: string): Month => ({ name, days: 30 })
const thirtyOne = (name: string): Month => ({ name, days: 31 })
const FEBRUARY = 1

/** The calendar of a campaign that does not write its own, also for the time before it was introduced. */
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

/** The number of days in a month of a year. */
export function daysInMonth({ months, leapDays }: Calendar, year: number, month: number): number {
  const added = leapDays.filter((one) => one.month === month && modulo(year - one.offset, one.every) === 0)
  return added.reduce((days, one) => days + one.days, months[month]?.days ?? 0)
}

/** The number of days from the first day of year 1 to the first day of this one; negative before it. */
export function daysBeforeYear({ months, leapDays }: Calendar, year: number): number {
  const usual = months.reduce((days, one) => days + one.days, 0)
  const leapYears = ({ every, offset }: LeapDays) =>
    Math.floor((year - 1 - offset) / every) - Math.floor(-offset / every)
  return leapDays.reduce((days, one) => days + one.days * leapYears(one), usual * (year - 1))
}

/** The year, month and day (from 1) with this number, which counts from 0 for the first day of year 1. */
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

/** The number of the first day of a month. */
export function firstDayOf(calendar: Calendar, year: number, month: number): number {
  let days = daysBeforeYear(calendar, year)
  for (let before = 0; before < month; before++) days += daysInMonth(calendar, year, before)
  return days
}

export interface MonthOfYear {
  readonly year: number
  readonly month: number
}

/** The month that follows (1) or precedes (-1) this one. It skips months that the year doesn't have. */
export function monthAfter(calendar: Calendar, { year, month }: MonthOfYear, by: 1 | -1): MonthOfYear {
  const count = calendar.months.length
  const place = month + by
  const next = { year: year + Math.floor(place / count), month: modulo(place, count) }
  return daysInMonth(calendar, next.year, next.month) > 0 ? next : monthAfter(calendar, next, by)
}

/** The name of a month that every year has, for examples of dates. */
export function lastingMonth({ months }: Calendar): string {
  return months.findLast(({ days }) => days > 0)?.name ?? ''
}

/** Long enough for leap days to be averaged. */
const MANY_YEARS = 10_000

export function yearAt(calendar: Calendar, number: number): number {
  const average = daysBeforeYear(calendar, MANY_YEARS + 1) / MANY_YEARS
  let year = Math.floor(number / average) + 1
  while (daysBeforeYear(calendar, year) > number) year -= 1
  while (daysBeforeYear(calendar, year + 1) <= number) year += 1
  return year
}

/** The name of the weekday of a day; `null` if the calendar has none. */
export function weekdayOf(calendar: Calendar, number: number): string | null {
  return calendar.weekdays[weekdayPlace(calendar, number)] ?? null
}

/** The place of a day in its week, from 0. */
export function weekdayPlace(calendar: Calendar, number: number): number {
  const { weekdays, firstWeekday, yearsBeginAlike } = calendar
  if (weekdays.length === 0) return 0
  const since = yearsBeginAlike ? number - daysBeforeYear(calendar, yearAt(calendar, number)) : number
  return modulo(since + firstWeekday, weekdays.length)
}

/** The remainder that is never negative. */
export function modulo(number: number, by: number): number {
  return ((number % by) + by) % by
}
