import type { PlayingSound, Sound } from '@waybook/contract'
import { tableSounds } from '@waybook/messages/tableSounds'

/**
 * A length in minutes and seconds.
 * @example lengthWords(95.4) // '1:35'
 */
export function lengthWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Such as `3:20, MP3, in the folder`. */
export function soundWords({ seconds, format, isAdded }: Sound): string {
  const length = lengthWords(seconds)
  return isAdded ? `${length}, ${format}` : tableSounds.inFolder({ length, format })
}

/** The listeners of a sound, and the reason, for the game master. */
export function playingWords({ use, audience = 'everyone', sceneId, loop }: PlayingSound): string {
  const what = sceneId ? 'scene' : use === 'music' ? 'music' : loop ? 'loop' : 'once'
  return audience === 'everyone'
    ? tableSounds.forEveryone({ what })
    : tableSounds.forPlayers({ what, count: audience.length })
}

/** The sounds whose name or caption contains all words of the search. */
export function soundsFound(sounds: readonly Sound[], search: string): readonly Sound[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return sounds.filter(({ name, caption }) => {
    const text = `${name} ${caption}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
