import { type Calendar, daysBeforeYear } from './calendar.ts'
import { type CampaignDate, middleOf, precisionOf, spanOf } from './campaign-date.ts'

/**
 * The number of days from one date to another; negative if `to` is earlier. The middle day of a vague date counts.
 * @example daysBetween(gregorianCalendar, dateOfDay(gregorianCalendar, 3), dateOfDay(gregorianCalendar, 22)) // 19
 */
export function daysBetween(calendar: Calendar, from: CampaignDate, to: CampaignDate): number {
  return middleOf(spanOf(calendar, to)) - middleOf(spanOf(calendar, from))
}

/** Differences of at least this many years are given in years. */
const YEARS_MIN = 2

/**
 * The time between two dates in words, in either order: `19 days`, `17 years`, `no time`.
 * @example timeBetween(gregorianCalendar, dateOfDay(gregorianCalendar, 22), dateOfDay(gregorianCalendar, 3)) // '19 days'
 */
export function timeBetween(calendar: Calendar, from: CampaignDate, to: CampaignDate): string {
  const years = Math.abs(to.year - from.year)
  const days = Math.abs(daysBetween(calendar, from, to))
  const year = Math.abs(daysBeforeYear(calendar, from.year + 1) - daysBeforeYear(calendar, from.year))
  const inYears = precisionOf(from) === 'year' || precisionOf(to) === 'year' ? years > 0 : days >= YEARS_MIN * year
  if (inYears) return counted(Math.max(1, Math.round(days / year)), 'year')
  return days === 0 ? 'no time' : counted(days, 'day')
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
