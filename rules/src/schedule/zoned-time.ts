const DAY_MS = 86_400_000

/** Zones as bare offsets, such as `+02:00`, know no summer time. */
const OFFSET = /^[+-]\d/

/**
 * Whether this names a time zone, such as `Europe/Zurich`.
 * @example isTimeZone('Europe/Zurych') // false
 */
export function isTimeZone(zone: string): boolean {
  if (OFFSET.test(zone)) return false
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Converts between instants and the clocks on the walls of one zone. Instants are in milliseconds since 1970. */
export interface ZonedClock {
  /**
   * The instant of a wall time. A time in the hour that summer time skips is moved past it; a time in the hour that winter time repeats is
   * the first of the two.
   */
  readonly instantOf: (wall: string) => number
  /** The wall time of an instant. */
  readonly wallOf: (instant: number) => string
}

/**
 * The zone must be one that `isTimeZone` accepts.
 * @example zonedClock('Europe/Zurich').wallOf(Date.UTC(2026, 11, 4, 18)) // '2026-12-04T19:00'
 */
export function zonedClock(zone: string): ZonedClock {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const offsetAt = (at: number) =>
    offsetIn(format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '')
  return {
    instantOf: (wall) => {
      const asUtc = Date.parse(`${wall}Z`)
      const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map(offsetAt)
      const hits = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetAt(at) === asUtc)
      return hits.length > 0 ? Math.min(...hits) : asUtc - Math.min(...offsets)
    },
    wallOf: (instant) => new Date(instant + offsetAt(instant)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length),
  }
}

/** The offset in a name such as `GMT+05:30`, in milliseconds. */
function offsetIn(name: string): number {
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? []
  return (sign === '-' ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}
