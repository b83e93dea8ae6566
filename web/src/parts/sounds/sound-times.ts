import type { PlayingSound } from '@waybook/contract'

/**
 * When a sound started, on this device's clock. If that clock is so wrong that the sound would start later or be over, although the server
 * says that it plays, it starts when the device learns of it.
 */
export function startOf({ startedAt, loop, seconds }: PlayingSound, receivedAt: number): number {
  const lateMs = receivedAt - startedAt
  return lateMs >= 0 && (loop || lateMs < seconds * 1000) ? startedAt : receivedAt
}

/** When a sound ends by itself; `Infinity` if it loops. */
export function endOf({ loop, startedAt, seconds }: PlayingSound): number {
  return loop ? Infinity : startedAt + seconds * 1000
}

/** A device that is only this late begins at the start, so that nobody misses the first beat. */
const LATE_MS = 1500

/** The place in the file, in seconds, at which a device begins to play. */
export function placeAt({ startedAt, seconds }: PlayingSound, now: number): number {
  const lateMs = now - startedAt
  return lateMs < LATE_MS ? 0 : (lateMs / 1000) % seconds
}
