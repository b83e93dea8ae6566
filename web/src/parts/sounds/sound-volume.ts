import { MUSIC_FADE_MS, VOLUME_MAX, type PlayingSound, type SoundUse } from '@waybook/contract'

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
