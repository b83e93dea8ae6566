import type { Range } from '../records/search-hit.ts'
import { editsAllowed, nearTo } from './near-word.ts'

/** A part of a text that matches a word of the search. */
interface WordMatch extends Range {
  readonly word: string
}

const WORD = /[\p{L}\p{N}]+/gu
const MARKS = /\p{M}/gu
/** Code units below this are characters of their own and need no normalisation. */
const ASCII_END = 0x80

/** Whether words have to begin with what was typed, or may also differ from it by as many letters as `editsAllowed` says. */
export type Matching = 'exact' | 'near'

/** The ranges of the original text where a word matches one of these normalised words: its beginning, or a near word as a whole. */
export function wordMatches(text: string, words: readonly string[], matching: Matching = 'exact'): WordMatch[] {
  const matched = matcherOf(words, matching)
  const { plain, places } = plainLetters(text)
  const matches: WordMatch[] = []
  for (const { 0: found, index } of plain.matchAll(WORD)) {
    const match = matched(found)
    const [first, last] = match ? [places[index], places[index + match.length - 1]] : []
    if (!match || !first || !last) continue
    const before = matches.at(-1)
    // One character may contain several words: ½ is 1 and 2.
    const sharing = before !== undefined && first.from < before.to
    if (sharing) matches.pop()
    matches.push({ word: match.word, from: sharing ? before.from : first.from, to: last.to })
  }
  return matches
}

/** Returns a function that finds which of the words a word of the text matches, and with how much of its beginning. */
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

/** The text normalised as for searches and, for each of its code units, the range of the original text that it came from. */
function plainLetters(text: string): { readonly plain: string; readonly places: readonly Range[] } {
  const places: { from: number; to: number }[] = []
  let [plain, from] = ['', 0]
  for (const letter of text) {
    const to = from + letter.length
    const folded = letter.charCodeAt(0) < ASCII_END ? letter : letter.normalize('NFKD').replaceAll(MARKS, '')
    const before = places.at(-1)
    // A combining accent belongs to the letter before it.
    if (folded === '' && before) before.to = to
    for (let unit = 0; unit < folded.length; unit += 1) places.push({ from, to })
    plain += folded
    from = to
  }
  // Lower case needs the whole text: a sigma at the end of a word differs. None of the remaining letters changes its length.
  return { plain: plain.toLowerCase(), places }
}
