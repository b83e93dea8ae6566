import type { SessionRhythm } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'

/** Monday is 1. */
export const weekdays = () => [
  schedule.monday(),
  schedule.tuesday(),
  schedule.wednesday(),
  schedule.thursday(),
  schedule.friday(),
  schedule.saturday(),
  schedule.sunday(),
]

/**
 * A rhythm in words.
 * @example rhythmInWords({ ...rhythm, weeks: 2, weekday: 5, time: '19:00' }) // 'Every 2 weeks on Friday at 19:00'
 */
export function rhythmInWords({ weeks, weekday, time }: Pick<SessionRhythm, 'weeks' | 'weekday' | 'time'>): string {
  return schedule.rhythmWords({ weeks, day: weekdays()[weekday - 1] ?? '', time })
}
