import { calendarFaults, readDate, type Calendar } from '@waybook/rules'

import type { CampaignCalendar } from '../folder/campaign-draft.ts'
import { plainText } from '../folder/plain-text.ts'
import { Fields } from '../reading/fields.ts'
import { readJson } from '../reading/read-json.ts'
import type { KankaRecord } from './kanka-export.ts'
import type { KankaContext } from './kanka-text.ts'

/** The calendar that the campaign uses, and the dates in it. */
export interface KankaCalendar {
  /** The id in its module. */
  readonly id: number | null
  readonly written: CampaignCalendar
  readonly today: string | undefined
  /** A date as the campaign writes it; `null` if the calendar lacks it. */
  readonly dateOf: (year: number | null, month: number | null, day: number | null) => string | null
}

const NAME_MAX = 60

/** The first calendar that Waybook can use. The others stay pages, which is reported. */
export function chooseCalendar(context: KankaContext): KankaCalendar | null {
  const { all, findings } = context
  const calendars = all.records.filter(({ module }) => module === 'calendars')
  const [chosen] = calendars.flatMap((record) => {
    const calendar = readCalendar(record, context)
    return calendar ? [{ record, calendar }] : []
  })
  for (const { name } of calendars.filter((record) => record !== chosen?.record)) findings.lose('otherCalendar', name)
  return chosen?.calendar ?? null
}

function readCalendar({ top, file }: KankaRecord, { findings }: KankaContext): KankaCalendar | null {
  const holder = new Fields(
    { months: parsed(top.value('months')), weekdays: parsed(top.value('weekdays')) },
    file,
    findings,
  )
  const months = holder.list('months').map((month) => ({
    name: plainText(month.text('name'), NAME_MAX),
    days: month.number('length') ?? 0,
  }))
  const weekdays = holder.texts('weekdays').map((day) => plainText(day, NAME_MAX))
  const written = { months, weekdays }
  if (!isUsable(written)) return null
  const calendar: Calendar = {
    about: '',
    months,
    weekdays,
    week: weekdays.length,
    firstWeekday: 0,
    yearsBeginAlike: false,
    eras: [],
    leapDays: [],
    moons: [],
  }
  if (calendarFaults(calendar).length > 0) return null
  const dateOf: KankaCalendar['dateOf'] = (year, month, day) => {
    const date = `${year}-${month}-${day}`
    return year !== null && year > 0 && readDate(calendar, date).ok ? date : null
  }
  const [year, month, day] = top.text('date').split('-').map(Number)
  const today = dateOf(year ?? null, month ?? null, day ?? null) ?? undefined
  if (top.has('leap_year_amount') || top.has('has_leap_year')) findings.lose('unreadField', `${file}: leap years`)
  top.ignore('years', 'seasons', 'moons', 'suffix', 'leap_year_amount', 'has_leap_year', 'parameters')
  return { id: top.number('id'), written, today, dateOf }
}

function isUsable({ months, weekdays }: CampaignCalendar): boolean {
  const sizes = months.length >= 1 && months.length <= 60 && weekdays.length <= 30
  const isNamed = months.every(({ name, days }) => name !== '' && Number.isInteger(days) && days >= 0 && days <= 1000)
  return sizes && isNamed && weekdays.every((day) => day !== '')
}

/** Kanka stores lists as JSON in a text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const read = readJson(value)
  return read.ok ? read.value : undefined
}
