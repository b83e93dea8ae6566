import { distance } from 'fastest-levenshtein'

/** How many letters a misspelt `secret` may have wrong or missing. */
const SLIPS = 2

const FOR_THE_GAME_MASTER = /^(?:[gd]m|game_?master|dungeon_?master)/

/** Whether a word in `[!word]`, as it looks to its reader, was probably meant to keep what follows from players. */
export function looksSecret(word: string): boolean {
  const plain = word.toLowerCase()
  if (plain.startsWith('secret') || FOR_THE_GAME_MASTER.test(plain)) return true
  return Math.abs(plain.length - 'secret'.length) <= SLIPS && distance(plain, 'secret') <= SLIPS
}
