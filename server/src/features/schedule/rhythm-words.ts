import type { SessionRhythm } from '@waybook/contract'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * A rhythm in words, for messages that leave Waybook.
 * @example rhythmInWords({ ...rhythm, weeks: 2, weekday: 5, time: '19:00', zone: 'Europe/Zurich' })
 * // 'Every 2 weeks on Friday at 19:00 (Zurich)'
 */
export function rhythmInWords({ weeks, weekday, time, zone }: SessionRhythm): string {
  const often = weeks === 1 ? 'Every week' : `Every ${weeks} weeks`
  return `${often} on ${weekdays[weekday - 1] ?? ''} at ${time} (${cityOf(zone)})`
}

/**
 * The place that a time zone is named after.
 * @example cityOf('America/New_York') // 'New York'
 */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
