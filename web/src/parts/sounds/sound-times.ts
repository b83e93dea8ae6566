import { MUSIC_FADE_MS, VOLUME_MAX, type PlayingSound, type SoundUse } from '@waybook/contract'

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

/** How loud an element plays, from 0 to 1: the game master's volume times the device's. */
export function loudness({ volume }: Pick<PlayingSound, 'volume'>, deviceVolume: number): number {
  return (volume / VOLUME_MAX) * (deviceVolume / VOLUME_MAX)
}

/** A stopped sound fades quickly, so that it does not click. */
const SOUND_FADE_MS = MUSIC_FADE_MS / 10

/**
 * The next loudness on the way to `wanted`, after `elapsedMs`. The way from silence to full loudness takes the whole fade.
 * @example fadedTo({ from: 0, wanted: 1, use: 'music' }, 250) // 0.1
 */
export function fadedTo(
  { from, wanted, use }: { readonly from: number; readonly wanted: number; readonly use: SoundUse },
  elapsedMs: number,
): number {
  const step = elapsedMs / (use === 'music' ? MUSIC_FADE_MS : SOUND_FADE_MS)
  return from < wanted ? Math.min(wanted, from + step) : Math.max(wanted, from - step)
}
