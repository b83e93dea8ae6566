import { type Calendar, weekdayOf } from './calendar.ts'
import { type CampaignDate, spanOf } from './campaign-date.ts'
import { ordinalWord } from './number-words.ts'
import { yearName } from './year-name.ts'

/** Writes a date in the campaign's words, as `readDate` reads it: `12 Saltmonth 241`, `Hungermonth 241, third week`, `241, at midnight`. */
export function printDate(calendar: Calendar, date: CampaignDate): string {
  return inParts(calendar, date, yearName(calendar, date.year))
}

/** The same without the year, where that is said beside it; empty if nothing else is known. */
export function printWithinYear(calendar: Calendar, date: CampaignDate): string {
  return inParts(calendar, date, '')
}

/** The same with the weekday, if the day is known and the calendar has weekdays. */
export function printWithWeekday(calendar: Calendar, date: CampaignDate): string {
  const weekday = date.day === null ? null : weekdayOf(calendar, spanOf(calendar, date).first)
  return weekday === null ? printDate(calendar, date) : `${weekday}, ${printDate(calendar, date)}`
}

function inParts({ months }: Calendar, { month, week, day, time }: CampaignDate, year: string): string {
  const name = month === null ? '' : (months[month]?.name ?? '')
  const beginning = [day ?? '', name, year].filter((part) => part !== '').join(' ')
  return [beginning, week === null ? '' : `${ordinalWord(week)} week`, time].filter((part) => part !== '').join(', ')
}
