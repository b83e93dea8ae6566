import type { Range } from '../records/search-hit.ts'
import { editsAllowed, nearTo } from './near-word.ts'
import { foldLetters, pairsIn, wordParts } from './search-words.ts'

/** A part of a text that matches a word of the search. */
interface WordMatch extends Range {
  readonly word: string
}

const WORD = /[\p{L}\p{N}]+/gu
/** Code units below this are whole characters and need no normalization. */
const ASCII_END = 0x80

/** Whether words must begin with the typed letters (`exact`), or may differ by `editsAllowed` letters (`near`). */
export type Matching = 'exact' | 'near'

/**
 * The ranges of the original text where a word matches one of these normalized words: its matching beginning, or a whole near word.
 * @example wordMatches('The Tide bell', ['tide']) // [{ word: 'tide', from: 4, to: 8 }]
 */
export function wordMatches(text: string, words: readonly string[], matching: Matching = 'exact'): WordMatch[] {
  const matched = matcherOf(words, matching)
  const { plain, places } = plainLetters(text)
  const matches: WordMatch[] = []
  for (const { 0: found, index } of wordsIn(plain)) {
    const match = matched(found)
    const [first, last] = match ? [places[index], places[index + match.length - 1]] : []
    if (!match || !first || !last) continue
    const before = matches.at(-1)
    // One character may contain several words: ½ is 1 and 2. Pairs of letters overlap.
    const sharing = before !== undefined && first.from < before.to
    if (sharing) matches.pop()
    const to = sharing ? Math.max(before.to, last.to) : last.to
    matches.push({ word: match.word, from: sharing ? before.from : first.from, to })
  }
  return matches
}

/** The words of a normalized text as `searchWords` finds them, with their places. */
function* wordsIn(plain: string): Generator<{ readonly 0: string; readonly index: number }> {
  for (const { 0: word, index } of plain.matchAll(WORD))
    for (const { part, isPaired, at } of wordParts(word))
      if (!isPaired) yield { 0: part, index: index + at }
      else for (const pair of pairsIn(part)) yield { 0: pair.pair, index: index + at + pair.at }
}

/** Returns a function that finds the search word that a word of the text matches, and the length of the match. */
function matcherOf(words: readonly string[], matching: Matching) {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const corrected = (matching === 'near' ? longestFirst : [])
    .filter((word) => editsAllowed(word) > 0)
    .map((word) => ({ word, isNear: nearTo(word) }))
  return (found: string) => {
    const word = longestFirst.find((one) => found.startsWith(one))
    if (word !== undefined) return { word, length: word.length }
    const near = corrected.find(({ isNear }) => isNear(found))
    return near && { word: near.word, length: found.length }
  }
}

/** The text, normalized like a search, and the range of the original text for each of its code units. */
function plainLetters(text: string): { readonly plain: string; readonly places: readonly Range[] } {
  const places: { from: number; to: number }[] = []
  let [plain, from] = ['', 0]
  for (const letter of text) {
    const to = from + letter.length
    const folded = letter.charCodeAt(0) < ASCII_END ? letter : foldLetters(letter)
    const before = places.at(-1)
    // A combining accent belongs to the letter before it.
    if (folded === '' && before) before.to = to
    for (let unit = 0; unit < folded.length; unit += 1) places.push({ from, to })
    plain += folded
    from = to
  }
  // Lower case needs the whole text, because a sigma at the end of a word differs. No remaining letter changes its length.
  return { plain: plain.toLowerCase(), places }
}
