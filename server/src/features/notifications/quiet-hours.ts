const MINUTE_MS = 60_000

/** Times on the wall, such as `22:30`. They may pass midnight. */
export interface QuietHours {
  readonly from: string
  readonly until: string
}

/**
 * The first moment from `at` on that is not in the quiet hours of a time zone. Both in milliseconds since 1970. If the quiet hours last all
 * day, there are none.
 * @example afterQuiet(Date.UTC(2026, 11, 4, 22), { from: '22:30', until: '07:30' }, 'Europe/Zurich') // Date.UTC(2026, 11, 5, 6, 30)
 */
export function afterQuiet(at: number, { from, until }: QuietHours, zone: string): number {
  if (from === until) return at
  const clock = clockOf(zone)
  const isQuiet = (when: number) => {
    const time = clock.format(when)
    return from < until ? from <= time && time < until : from <= time || time < until
  }
  let when = at
  // By minutes, because clocks change by other steps than hours in some zones.
  while (isQuiet(when)) when = when - (when % MINUTE_MS) + MINUTE_MS
  return when
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return clock
}
