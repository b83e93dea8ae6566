import { MUSIC_FADE_MS, VOLUME_MAX, type PlayingSound, type SoundUse } from '@waybook/contract'

/** A sound with its start in milliseconds since 1970, on this device's clock. */
export interface StartedSound extends PlayingSound {
  readonly startedAt: number
}

/** When a sound ends by itself; `Infinity` if it loops. */
export function endOf({ loop, startedAt, seconds }: StartedSound): number {
  return loop ? Infinity : startedAt + seconds * 1000
}

/** A device that is only this late begins at the start, so that nobody misses the first beat. */
const LATE_MS = 1500

/** The place in the file, in seconds, at which a device begins to play. */
export function placeAt({ startedAt, seconds }: StartedSound, now: number): number {
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
