import type { TimelineEntry } from '@waybook/contract'
import { type Calendar, readDate, yearAt, yearName } from '@waybook/rules'

/** A year with timeline entries, or the current year. */
export interface TimelineYear {
  readonly year: number
  /** Includes the era if needed. */
  readonly name: string
  readonly isNow: boolean
  /** Oldest first. */
  readonly entries: readonly TimelineEntry[]
  /** Years until the next shown year. Null if it follows directly, or for the last year. */
  readonly gapAfter: number | null
}

/** The years of entries, oldest first. `today`: the first day of the current date, null if unknown. */
export function yearsOf(calendar: Calendar, entries: readonly TimelineEntry[], today: number | null): TimelineYear[] {
  const sorted = entries.toSorted((one, other) => (one.date.first ?? 0) - (other.date.first ?? 0))
  const byYear = Map.groupBy(sorted, ({ date }) => yearAt(calendar, date.first ?? 0))
  const now = today === null ? null : yearAt(calendar, today)
  const numbers = new Set([...byYear.keys(), ...(now === null ? [] : [now])])
  const years = [...numbers].toSorted((one, other) => one - other)
  return years.map((year, place) => {
    const of = byYear.get(year) ?? []
    const ends = of.map(({ date }) => yearAt(calendar, date.last ?? date.first ?? 0))
    const gap = (years[place + 1] ?? year) - Math.max(year, ...ends)
    return { year, name: yearName(calendar, year), isNow: year === now, entries: of, gapAfter: gap > 1 ? gap : null }
  })
}

export interface TimelineMonth {
  /** Null for entries dated only by year. */
  readonly month: number | null
  readonly name: string
  readonly entries: readonly TimelineEntry[]
}

/** The months of a year that have entries, plus the current month, in order. */
export function monthsOf(
  calendar: Calendar,
  { entries }: Pick<TimelineYear, 'entries'>,
  today: number | null,
): TimelineMonth[] {
  const monthOf = (text: string) => {
    const read = readDate(calendar, text)
    return read.ok ? read.date.month : null
  }
  const byMonth = Map.groupBy(entries, ({ date }) => monthOf(date.text))
  const months = new Set([...byMonth.keys(), ...(today === null ? [] : [today])])
  return [...months]
    .toSorted((one, other) => (one ?? -1) - (other ?? -1))
    .map((month) => ({
      month,
      name: month === null ? '' : (calendar.months[month]?.name ?? ''),
      entries: byMonth.get(month) ?? [],
    }))
}
