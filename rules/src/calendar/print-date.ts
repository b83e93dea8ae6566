import { type Calendar, weekdayOf } from './calendar.ts'
import { type CampaignDate, spanOf } from './campaign-date.ts'
import { ordinalWord } from './number-words.ts'
import { yearName } from './year-name.ts'

/**
 * Prints a date in the campaign's words, in a form that `readDate` reads: `12 Saltmonth 241`, `Hungermonth 241, third week`, `241, at
 * midnight`.
 * @example printDate(gregorianCalendar, { year: 2026, month: 10, week: null, day: 22, time: 'at dawn' }) // '22 November 2026, at dawn'
 */
export function printDate(calendar: Calendar, date: CampaignDate): string {
  return inParts(calendar, date, yearName(calendar, date.year))
}

/**
 * Prints a date without its year, for places that show the year. Empty if only the year is known.
 * @example printWithinYear(gregorianCalendar, { year: 2026, month: 10, week: 3, day: null, time: '' }) // 'November, third week'
 */
export function printWithinYear(calendar: Calendar, date: CampaignDate): string {
  return inParts(calendar, date, '')
}

/**
 * Prints a date with its weekday, if the day is known and the calendar has weekdays.
 * @example printWithWeekday(gregorianCalendar, { year: 2026, month: 10, week: null, day: 22, time: '' }) // 'Sunday, 22 November 2026'
 */
export function printWithWeekday(calendar: Calendar, date: CampaignDate): string {
  const weekday = date.day === null ? null : weekdayOf(calendar, spanOf(calendar, date).first)
  return weekday === null ? printDate(calendar, date) : `${weekday}, ${printDate(calendar, date)}`
}

function inParts({ months }: Calendar, { month, week, day, time }: CampaignDate, year: string): string {
  const name = month === null ? '' : (months[month]?.name ?? '')
  const beginning = [day ?? '', name, year].filter((part) => part !== '').join(' ')
  return [beginning, week === null ? '' : `${ordinalWord(week)} week`, time].filter((part) => part !== '').join(', ')
}
