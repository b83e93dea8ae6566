import type { SessionRhythm } from '@waybook/contract'

/** Monday is 1. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * A rhythm in words.
 * @example rhythmInWords({ ...rhythm, weeks: 2, weekday: 5, time: '19:00' }) // 'Every 2 weeks on Friday at 19:00'
 */
export function rhythmInWords({ weeks, weekday, time }: Pick<SessionRhythm, 'weeks' | 'weekday' | 'time'>): string {
  return `${everyWeeks(weeks)} on ${weekdays[weekday - 1]} at ${time}`
}

export const everyWeeks = (weeks: number) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`)
