import type { Calendar, Era } from './calendar.ts'

/** Years beyond this are typing errors. */
const YEAR_MAX = 100_000

/**
 * The era of a year; `null` if the year precedes all eras.
 * @example eraOf(gregorianCalendar, -43) // { name: 'BC', from: null }
 */
export function eraOf({ eras }: Calendar, year: number): Era | null {
  return eras.findLast(({ from }) => from === null || from <= year) ?? null
}

/**
 * The number of a year within its era, with the era's name unless it is the last era: `241`, `2 before the First Lighting`.
 * @example
 * yearName(gregorianCalendar, -43) // '44 BC'
 * yearName(gregorianCalendar, 2026) // '2026'
 */
export function yearName(calendar: Calendar, year: number): string {
  const era = eraOf(calendar, year)
  if (!era) return String(year)
  const number = numberIn(calendar, era, year)
  return era === calendar.eras.at(-1) && era.from !== null ? String(number) : `${number} ${era.name}`
}

function numberIn({ eras }: Calendar, era: Era, year: number): number {
  return era.from === null ? endOf(eras, era) - year : year - era.from + 1
}

/** The first year of the next era. */
function endOf(eras: readonly Era[], era: Era): number {
  return eras[eras.indexOf(era) + 1]?.from ?? 1
}

export type ReadYear =
  | { readonly ok: true; readonly year: number }
  /** `isNumber`: whether the text begins with a number. */
  | { readonly ok: false; readonly isNumber: boolean; readonly problem: string }

/** Reads `241`, `year 241`, `241 of the road` if an era has that name, and `-3` if the calendar has no eras. */
export function readYear(calendar: Calendar, text: string): ReadYear {
  const [, sign = '', digits, name = ''] = /^(?:years?\s+)?(-?)(\d{1,6})(?:\s+(\S.*))?$/i.exec(text.trim()) ?? []
  if (digits === undefined) return { ok: false, isNumber: false, problem: `"${text}" is not a year` }
  const refuse = (problem: string): ReadYear => ({ ok: false, isNumber: true, problem })
  const { eras } = calendar
  const era = name === '' ? eras.at(-1) : eras.find((one) => isSame(one.name, name))
  if (name !== '' && !era) return refuse(`there is no month or era "${name}"`)
  const number = Number(`${sign}${digits}`)
  if (Math.abs(number) > YEAR_MAX) return refuse(`the year ${number} is too far away`)
  if (!era) return { ok: true, year: number }
  if (number < 1) return refuse(`years count from 1, even in an era, so there is no year ${number}`)
  const year = era.from === null ? endOf(eras, era) - number : era.from + number - 1
  return eraOf(calendar, year) === era ? { ok: true, year } : refuse(`the era "${era.name}" has no year ${number}`)
}

/** Whether two names are equal, ignoring case and extra spaces. */
function isSame(one: string, other: string): boolean {
  return normal(one) === normal(other)
}

export function normal(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}
