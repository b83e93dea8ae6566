import { dayWords } from '@waybook/messages/dayWords'
import { zonedClock } from '@waybook/rules'

import { dateFormat } from './words.ts'

const DAY_MS = 86_400_000

type Format = (at: number) => string

/** Formats dates of sessions as they are in one time zone, in the interface's language. */
export interface DateWords {
  /** `Friday, December 4 at 7:00 PM` */
  readonly full: Format
  /** `Friday, 7:00 PM` */
  readonly weekdayTime: Format
  /** `Fri, Dec 18` */
  readonly day: Format
  /** `7:00 PM` */
  readonly time: Format
  /** `Dec` */
  readonly month: Format
  /** `4` */
  readonly dayOfMonth: Format
  /** `today`, `tomorrow`, `in 6 days`. */
  readonly inDays: (at: number, now: number) => string
  /** The value of a date field, such as `2026-12-04T19:00`. */
  readonly toField: Format
  /** The instant in a date field; `null` if it is empty. */
  readonly fromField: (value: string) => number | null
}

const known = new Map<string, DateWords>()

export function dateWordsIn(zone: string): DateWords {
  const words = known.get(zone) ?? newDateWords(zone)
  known.set(zone, words)
  return words
}

function newDateWords(timeZone: string): DateWords {
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone })
  const { wallOf, instantOf } = zonedClock(timeZone)
  const dayOf = (at: number) => Date.parse(wallOf(at).slice(0, 'yyyy-mm-dd'.length)) / DAY_MS
  const time = { hour: 'numeric', minute: '2-digit' } as const
  return {
    full: format({ weekday: 'long', month: 'long', day: 'numeric', ...time }),
    weekdayTime: format({ weekday: 'long', ...time }),
    day: format({ weekday: 'short', month: 'short', day: 'numeric' }),
    time: format(time),
    month: format({ month: 'short' }),
    dayOfMonth: format({ day: 'numeric' }),
    inDays: (at, now) => distanceInWords(dayOf(at) - dayOf(now)),
    toField: wallOf,
    fromField: (value) => (value === '' ? null : instantOf(value.slice(0, 'yyyy-mm-ddThh:mm'.length))),
  }
}

function distanceInWords(days: number): string {
  if (days === 0) return dayWords.today()
  if (days === 1) return dayWords.tomorrow()
  return days > 0 ? dayWords.inDays({ days }) : dayWords.notLongAgo()
}

/**
 * The place that a zone is named after.
 * @example cityOf('America/New_York') // 'New York'
 */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/**
 * The address in a place that is a link; `null` if it is a text.
 * @example linkIn('https://meet.example/road')?.host // 'meet.example'
 */
export function linkIn(place: string): URL | null {
  const url = /^https?:\/\/\S+$/.test(place) ? URL.parse(place) : null
  return url?.host ? url : null
}
