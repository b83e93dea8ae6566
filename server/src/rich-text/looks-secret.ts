import { distance } from 'fastest-levenshtein'

/** The maximum of wrong or missing letters in a misspelled `secret`. */
const SLIPS = 2

const FOR_THE_GAME_MASTER = /^(?:[gd]m|game_?master|dungeon_?master)/

/** Whether a visible word in `[!word]` was probably meant to hide the following text from players. */
export function looksSecret(word: string): boolean {
  const plain = word.toLowerCase()
  if (plain.startsWith('secret') || FOR_THE_GAME_MASTER.test(plain)) return true
  return Math.abs(plain.length - 'secret'.length) <= SLIPS && distance(plain, 'secret') <= SLIPS
}
