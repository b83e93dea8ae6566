import { type Calendar, daysInMonth, lastingMonth } from './calendar.ts'
import { type CampaignDate, weeksInMonth } from './campaign-date.ts'
import { readNumberWord } from './number-words.ts'
import { normal, readYear } from './year-name.ts'

export type ReadDate =
  | { readonly ok: true; readonly date: CampaignDate }
  /** `problem` says what is wrong, `fix` what to write instead. */
  | { readonly ok: false; readonly problem: string; readonly fix: string }

const TIME_MAX = 80

interface Beginning {
  readonly day: string
  readonly month: number | null
  /** Empty if the year comes after a comma. */
  readonly year: string
}

/**
 * Reads a date in a campaign's calendar, in any common form: `12 Saltmonth 241`, `Saltmonth 12, 241`, `the first of Lampmonth, year 241`,
 * `Hungermonth 241, third week`, `241`, `2 before the First Lighting`, `241-3-12`. Text after a further comma is the time in words.
 * @example
 * readDate(gregorianCalendar, 'March 44 BC') // { ok: true, date: { year: -43, month: 2, week: null, day: null, time: '' } }
 * readDate(gregorianCalendar, '31 June 2026') // { ok: false, problem: 'June has 30 days in that year, so there is no day 31', … }
 */
export function readDate(calendar: Calendar, text: string): ReadDate {
  const [start = '', ...rest] = text.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))
  const beginning = numericDate(start) ?? beginningOf(calendar, start)
  const [first = ''] = rest
  // In "Saltmonth 12, 241" and "12 of Saltmonth, 241", the year comes after the comma.
  const isYearLater = beginning.month !== null && beginning.day === '' && readYear(calendar, first).ok
  const later = beginning.year === '' || isYearLater
  const day = beginning.year !== '' && isYearLater ? beginning.year : beginning.day
  const dated = { day, month: beginning.month, year: later ? first : beginning.year }
  return readParts(calendar, dated, later ? rest.slice(1) : rest)
}

function readParts(calendar: Calendar, written: Beginning, rest: readonly string[]): ReadDate {
  const { month } = written
  const refuse = (problem: string): ReadDate => ({ ok: false, problem, fix: fixFor(calendar) })
  const year = readYear(calendar, written.year)
  if (!year.ok && written.year === '') return refuse('the year is missing')
  if (!year.ok) return refuse(month === null && !year.isNumber ? `"${written.year}" is not a date` : year.problem)
  const week =
    rest.map((part) => weekIn(calendar, { year: year.year, month }, part)).find((one) => one !== null) ?? null
  const others = rest.filter((part) => weekIn(calendar, { year: year.year, month }, part) === null)
  const dayGiven = dayIn(calendar, { ...written, year: year.year }, others)
  const time = others.filter((part) => !isLastDay(part)).join(', ')
  const date = { year: year.year, month, week: dayGiven === null ? week : null, day: dayGiven, time }
  const problem = problemIn(calendar, date, time)
  return problem === null ? { ok: true, date } : refuse(problem)
}

/** Reads `241-3-12`: year, month and day as numbers. */
function numericDate(text: string): Beginning | null {
  const [, year, month, day] = /^(-?\d{1,6})-(\d{1,3})-(\d{1,4})$/.exec(text) ?? []
  return year === undefined || month === undefined || day === undefined ? null : { year, month: Number(month) - 1, day }
}

/** Splits a text at the name of a month. Without one, the whole text is the year. */
function beginningOf({ months }: Calendar, text: string): Beginning {
  const padded = ` ${text.toLowerCase()} `
  const found = months
    .map(({ name }, month) => ({ month, length: name.length, at: padded.indexOf(` ${normal(name)} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.length - one.length)
  const [best] = found
  if (!best) return { day: '', month: null, year: text }
  const before = text.slice(0, best.at).trim().toLowerCase()
  const day = before.replace(/^the\s+/, '').replace(/\s*\bof$/, '')
  return { day, month: best.month, year: text.slice(best.at + best.length).trim() }
}

type InMonth = Pick<CampaignDate, 'year' | 'month'>

/** The number of a week, possibly out of range: `third week`, `week 3`, `last week`. `null` if the text names no week. */
function weekIn(calendar: Calendar, { year, month }: InMonth, text: string): number | null {
  const [, before, after] = /^(?:the\s+)?(?:(\S+)\s+week|week\s+(\S+))$/i.exec(text) ?? []
  const word = (before ?? after ?? '').toLowerCase()
  if (word === 'last' && month !== null) return weeksInMonth(calendar, year, month)
  return word === '' ? null : readNumberWord(word)
}

const isLastDay = (text: string) => /^(?:the )?last day$/i.test(text)

/** The day, possibly out of range; `NaN` if it can't be read. */
function dayIn(calendar: Calendar, { day, month, year }: Omit<Beginning, 'year'> & InMonth, rest: readonly string[]) {
  if (month === null) return null
  const isLast = /^last(?: day)?$/.test(day) || (day === '' && rest.some(isLastDay))
  if (isLast) return daysInMonth(calendar, year, month)
  return day === '' ? null : (readNumberWord(day) ?? Number.NaN)
}

function problemIn(calendar: Calendar, { year, month, week, day }: CampaignDate, time: string): string | null {
  if (time.length > TIME_MAX) return `the words after the comma have more than ${TIME_MAX} characters`
  if (week !== null && month === null) return 'a week needs the name of its month'
  if (month === null) return null
  const name = calendar.months[month]?.name
  if (name === undefined) return `there is no month ${month + 1}`
  const days = daysInMonth(calendar, year, month)
  if (days === 0) return `there is no ${name} in that year, which is not a leap year`
  if (day !== null && Number.isNaN(day)) return `the text before "${name}" is not a day`
  if (day !== null && (day < 1 || day > days)) return `${name} has ${days} days in that year, so there is no day ${day}`
  if (week === null) return null
  const weeks = weeksInMonth(calendar, year, month)
  if (weeks === 0) return 'the calendar has no weeks'
  return week < 1 || week > weeks ? `${name} has ${weeks} weeks, so there is no week ${week}` : null
}

function fixFor(calendar: Calendar): string {
  const { months, week } = calendar
  const name = lastingMonth(calendar)
  const names = months.map((one) => one.name).join(', ')
  const inWeek = week === 0 ? '' : `, "${name} 241, second week"`
  return `write a date such as "12 ${name} 241"${inWeek} or "241"; the months are ${names}`
}
