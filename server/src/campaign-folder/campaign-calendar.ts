import type { YamlPath } from '@waybook/entity-text'
import { type Calendar, calendarFaults, gregorianCalendar, readDate } from '@waybook/rules'
import * as z from 'zod'

import { fault, type Fault, type Place } from './fault.ts'

const MONTHS_MAX = 60
const DAYS_MAX = 1000
const NAMES_MAX = 60
const YEAR_MAX = 100_000

const list = (example: string) => ({ error: `write a list, such as ${example}` })

const DATE_MAX = 200
const date = {
  error: `write a date, such as 12 Saltmonth 241, of at most ${DATE_MAX} characters, in quotes if it has a colon`,
}

/** A date as written. A year alone is a number. */
export const dateText = z.union([z.string().trim().min(1).max(DATE_MAX), z.int().transform(String)], date)

/** Everyone reads these, and neither links nor comments work in them. */
const PLAIN = /^(?!.*(?:\[\[|%%))/s

function words(max: number) {
  const error = `write 1 to ${max} characters of text without brackets or %%, in quotes if it looks like a number`
  return z.string({ error }).trim().min(1, { error }).max(max, { error }).regex(PLAIN, { error })
}

function whole(min: number, max: number) {
  const error = `write a whole number from ${min} to ${max}`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

const days = (max: number) => {
  const error = `write a number of days, at most ${max}`
  return z.number({ error }).positive({ error }).max(max, { error })
}

const month = z.strictObject(
  { name: words(NAMES_MAX), days: whole(0, DAYS_MAX) },
  { error: 'write a month, such as { name: Saltmonth, days: 30 }' },
)
const era = z.strictObject(
  { name: words(NAMES_MAX), from: whole(-YEAR_MAX, YEAR_MAX).optional() },
  { error: 'write an era, such as { name: of the road, from: 1 }' },
)
const leapDays = z.strictObject(
  {
    every: whole(1, YEAR_MAX),
    month: words(NAMES_MAX),
    days: whole(-DAYS_MAX, DAYS_MAX).default(1),
    offset: whole(-YEAR_MAX, YEAR_MAX).default(0),
  },
  { error: 'write leap days, such as { every: 4, month: Saltmonth }' },
)
const moon = z.strictObject(
  {
    name: words(NAMES_MAX),
    cycle: days(100_000),
    age: z.number({ error: 'write a number of days' }).default(0),
  },
  { error: 'write a moon, such as { name: Moon, cycle: 29.5 }' },
)

const shape = {
  about: words(200).default(''),
  months: z
    .array(month, list('[{ name: Saltmonth, days: 30 }]'))
    .min(1, list('[{ name: Saltmonth, days: 30 }]'))
    .max(MONTHS_MAX, { error: `name at most ${MONTHS_MAX} months` }),
  weekdays: z
    .array(words(NAMES_MAX), list('[Lampday, Wickday]'))
    .max(30, { error: 'name at most 30 weekdays' })
    .default([]),
  week: whole(0, DAYS_MAX).optional(),
  firstWeekday: words(NAMES_MAX).optional(),
  yearsBeginAlike: z.boolean({ error: 'write true or false' }).default(false),
  eras: z.array(era, list('[{ name: of the road, from: 1 }]')).max(50, { error: 'name at most 50 eras' }).default([]),
  leapDays: z
    .array(leapDays, list('[{ every: 4, month: Saltmonth }]'))
    .max(20, { error: 'write at most 20' })
    .default([]),
  moons: z.array(moon, list('[{ name: Moon, cycle: 29.5 }]')).max(10, { error: 'name at most 10 moons' }).default([]),
}

/** The field `calendar` of `campaign.yaml`. */
export const calendarField = z
  .strictObject(shape, { error: 'write months, such as months: [{ name: Saltmonth, days: 30 }]' })
  .optional()
type CalendarField = z.infer<typeof calendarField>

/** The known keys of each map in it. */
export const calendarKeys = {
  calendar: Object.keys(shape),
  months: Object.keys(month.shape),
  eras: Object.keys(era.shape),
  leapDays: Object.keys(leapDays.shape),
  moons: Object.keys(moon.shape),
}

/** The calendar that a campaign's file describes, or else the Gregorian calendar. */
export function calendarIn(field: CalendarField): Calendar {
  if (!field) return gregorianCalendar
  const { weekdays, week = weekdays.length, firstWeekday, months, eras } = field
  return {
    about: field.about,
    months,
    weekdays,
    week,
    firstWeekday: firstWeekday === undefined ? 0 : Math.max(0, weekdays.findIndex(isNamed(firstWeekday))),
    yearsBeginAlike: field.yearsBeginAlike,
    eras: eras.map(({ name, from = null }) => ({ name, from })),
    leapDays: field.leapDays.map(({ month: name, ...leap }) => ({
      ...leap,
      month: months.findIndex((one) => isNamed(name)(one.name)),
    })),
    moons: field.moons,
  }
}

/** The texts of a calendar, with their paths. Everyone can read them. */
export function calendarTexts(field: CalendarField): { shown: string; path: [string, ...(string | number)[]] }[] {
  if (!field) return []
  const named = (['months', 'eras', 'moons'] as const).flatMap((key) =>
    field[key].map(({ name }, place) => ({ shown: name, path: [key, place, 'name'] satisfies [string, ...unknown[]] })),
  )
  return [
    { shown: field.about, path: ['about'] },
    ...named,
    ...field.weekdays.map((shown, place) => ({ shown, path: ['weekdays', place] satisfies [string, ...unknown[]] })),
  ]
}

const isNamed = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase()

interface Written {
  readonly calendar?: CalendarField
  readonly today?: string | undefined
}

/** Reports contradictions in a calendar, and a `today` that it does not have. */
export function checkCalendar({ calendar: field, today }: Written, placeOf: (path: YamlPath) => Place): Fault[] {
  const calendar = calendarIn(field)
  const faults = [
    ...calendarFaults(calendar).map(({ at, problem, fix }) => fault(placeOf(['calendar', ...at]), problem, fix)),
    ...(field ? namesOfNothing(field, placeOf) : []),
  ]
  if (faults.length > 0 || today === undefined) return faults
  const read = readDate(calendar, today)
  return read.ok ? [] : [fault(placeOf(['today']), `"today" cannot be "${today}": ${read.problem}`, read.fix)]
}

/** Reports names of weekdays and months that the calendar does not have. */
function namesOfNothing(
  { weekdays, firstWeekday, leapDays: leaps, months }: NonNullable<CalendarField>,
  placeOf: (path: YamlPath) => Place,
): Fault[] {
  const names = months.map(({ name }) => name)
  const unknown = leaps.flatMap(({ month: name }, place) =>
    names.some(isNamed(name))
      ? []
      : [
          fault(
            placeOf(['calendar', 'leapDays', place, 'month']),
            `"${name}" is not a month`,
            `write one of ${names.join(', ')}`,
          ),
        ],
  )
  if (firstWeekday === undefined || weekdays.some(isNamed(firstWeekday))) return unknown
  const fix =
    weekdays.length > 0 ? `write one of ${weekdays.join(', ')}` : 'list the names of the weekdays under weekdays'
  return [...unknown, fault(placeOf(['calendar', 'firstWeekday']), `"${firstWeekday}" is not a weekday`, fix)]
}
