import type { PlayingSound, Sound } from '@waybook/contract'

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
  return `${lengthWords(seconds)}, ${format}${isAdded ? '' : ', in the folder'}`
}

/** The listeners of a sound, and the reason, for the game master. */
export function playingWords({ use, audience = 'everyone', sceneId, loop }: PlayingSound): string {
  const hearers =
    audience === 'everyone' ? 'everyone' : audience.length === 1 ? 'one player' : `${audience.length} players`
  const what = sceneId ? 'Music of the scene' : use === 'music' ? 'Music' : loop ? 'Sound, again and again' : 'Sound'
  return `${what}, for ${hearers}`
}

/** The sounds whose name or caption contains all words of the search. */
export function soundsFound(sounds: readonly Sound[], search: string): readonly Sound[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return sounds.filter(({ name, caption }) => {
    const text = `${name} ${caption}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
