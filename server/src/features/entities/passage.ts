import { wordMatches, type Matching } from '@waybook/contract'

/** The maximum length in characters, including the dots for omitted text. */
export const PASSAGE_MAX = 160
/** How much of the text before the first match may be shown. */
const LEAD_MAX = 48
const DOTS = '…'
const ROOM = PASSAGE_MAX - 2 * DOTS.length

/** The words of a search, and how they matched. */
export interface Searched {
  readonly words: readonly string[]
  readonly matching: Matching
}

/** The first place in these texts with the most of the words, or the beginning of the texts if none contains any of them. */
export function passageOf(texts: readonly string[], searched: Searched): string {
  const tidy = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
  const beginning = { text: tidy.find(Boolean) ?? '', at: 0, worth: 0 }
  const best = tidy.flatMap((text) => placesIn(text, searched)).reduce((a, b) => (b.worth > a.worth ? b : a), beginning)
  return cutAround(best.text, best.at)
}

/** Every match, with the number of different words that follow closely enough to be shown with it. */
function placesIn(text: string, { words, matching }: Searched) {
  const matches = wordMatches(text, words, matching)
  return matches.map(({ from }, index) => {
    const near = new Set<string>()
    for (const { word, to } of matches.slice(index, index + ROOM)) {
      if (to > from + ROOM - LEAD_MAX) break
      near.add(word)
    }
    return { text, at: from, worth: Math.max(1, near.size) }
  })
}

/** Cuts between words if possible. */
function cutAround(text: string, at: number): string {
  if (text.length <= PASSAGE_MAX) return text
  const from = beginningOfWord(text, Math.min(at - LEAD_MAX, text.length - ROOM), at)
  const to = endOfWord(text, from + ROOM, at)
  return `${from > 0 ? DOTS : ''}${text.slice(from, to).trim()}${to < text.length ? DOTS : ''}`
}

function beginningOfWord(text: string, earliest: number, latest: number): number {
  if (earliest <= 0) return 0
  const after = text.indexOf(' ', earliest - 1) + 1
  return after > 0 && after <= latest ? after : latest
}

function endOfWord(text: string, latest: number, earliest: number): number {
  if (latest >= text.length) return text.length
  const before = text.lastIndexOf(' ', latest)
  if (before > earliest) return before
  // In a text without spaces, do not split a surrogate pair.
  const [half = ''] = /[\uD800-\uDBFF]$/.exec(text.slice(0, latest)) ?? []
  return latest - half.length
}
