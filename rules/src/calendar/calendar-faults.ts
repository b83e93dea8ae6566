import { modulo, type Calendar, type LeapDays } from './calendar.ts'
import { normal } from './year-name.ts'

/** A contradiction in a calendar. */
export interface CalendarFault {
  /** The field of `Calendar`, and the path within it: `['months', 1, 'name']`. */
  readonly at: readonly [keyof Calendar, ...(string | number)[]]
  readonly problem: string
  readonly fix: string
}

/**
 * Lists what would make dates of a calendar ambiguous to write, read or count. A sound calendar has none.
 * @example calendarFaults({ ...gregorianCalendar, week: 5 }) // [{ at: ['week'], problem: 'a week has 5 days, but there are 7 weekdays', … }]
 */
export function calendarFaults(calendar: Calendar): CalendarFault[] {
  const { months, weekdays, eras, week } = calendar
  return [
    ...repeated(
      'months',
      months.map(({ name }) => name),
    ),
    ...repeated('weekdays', weekdays),
    ...repeated(
      'eras',
      eras.map(({ name }) => name),
    ),
    ...months.flatMap(({ name }, place) => misread(['months', place, 'name'], name)),
    ...eras.flatMap(({ name }, place) => misread(['eras', place, 'name'], name)),
    ...(weekdays.length > 0 && week !== weekdays.length
      ? [
          {
            at: ['week'] as const,
            problem: `a week has ${week} days, but there are ${weekdays.length} weekdays`,
            fix: 'remove week: the weekdays already define it',
          },
        ]
      : []),
    ...eraFaults(calendar),
    ...monthFaults(calendar),
    ...leapFaults(calendar),
  ]
}

function repeated(field: 'months' | 'weekdays' | 'eras', names: readonly string[]): CalendarFault[] {
  const normalised = names.map(normal)
  return names.flatMap((name, place) => {
    if (normalised.indexOf(normal(name)) === place) return []
    const at = field === 'weekdays' ? ([field, place] as const) : ([field, place, 'name'] as const)
    return [{ at, problem: `the name "${name}" appears twice`, fix: 'rename one of them' }]
  })
}

/** Rejects names that could be read as other parts of a date. */
function misread(at: CalendarFault['at'], name: string): CalendarFault[] {
  if (!/,|^-?\d|\bweek$/i.test(name)) return []
  const problem = `"${name}" would be read as another part of a date`
  return [{ at, problem, fix: 'write a name without commas that does not begin with a number or end with "week"' }]
}

function eraFaults({ eras }: Calendar): CalendarFault[] {
  return eras.flatMap(({ name, from }, place): CalendarFault[] => {
    const before = eras[place - 1]
    const at = ['eras', place, 'from'] as const
    if (from === null)
      return place === 0
        ? []
        : [
            {
              at: ['eras', place] as const,
              problem: `"${name}" is counted backwards, but is not the first era`,
              fix: 'move it to the beginning of the list, or write its first year as from',
            },
          ]
    if (!before || before.from === null || before.from < from) return []
    const problem = `"${name}" begins in year ${from}, but "${before.name}" before it begins in ${before.from}`
    return [{ at, problem, fix: 'write the eras in the order in which they begin' }]
  })
}

function monthFaults({ months, leapDays }: Calendar): CalendarFault[] {
  const never = months.flatMap(({ name, days }, place): CalendarFault[] => {
    if (days > 0 || leapDays.some((leap) => leap.month === place && leap.days > 0)) return []
    const at = ['months', place, 'days'] as const
    return [{ at, problem: `${name} has no days in any year`, fix: 'give it days, or leap days' }]
  })
  if (never.length > 0 || months.some(({ days }) => days > 0)) return never
  const problem = 'no month has days in every year'
  return [{ at: ['months'], problem, fix: 'give at least one month days' }]
}

/** Rejects leap days that could remove more days than their month has. */
function leapFaults({ months, leapDays }: Calendar): CalendarFault[] {
  return leapDays.flatMap((leap, place) => {
    const month = months[leap.month]
    if (!month || leap.days > 0) return []
    const ofMonth = leapDays.filter((one) => one.month === leap.month)
    const taken = sumOf(ofMonth.filter((one) => one.days < 0))
    const given = sumOf(ofMonth.filter((one) => one.days > 0 && comesWith(one, leap)))
    // A month that every year has keeps at least one day.
    if (month.days + given + taken >= Math.min(month.days, 1)) return []
    const at = ['leapDays', place, 'days'] as const
    const days = month.days + given
    const problem = `${month.name} has ${days} days, but leap days can remove ${-taken}`
    return [{ at, problem, fix: month.days > 0 ? 'leave at least one' : 'remove no more than its leap days' }]
  })
}

/** Whether leap days fall in every year in which `other` falls. */
function comesWith({ every, offset }: LeapDays, other: LeapDays): boolean {
  return modulo(other.every, every) === 0 && modulo(other.offset - offset, every) === 0
}

function sumOf(leapDays: readonly LeapDays[]): number {
  return leapDays.reduce((days, one) => days + one.days, 0)
}
