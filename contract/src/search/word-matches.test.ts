import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'

import { searchWords } from './search-words.ts'
import { wordMatches } from './word-matches.ts'

const marked = (text: string, query: string) =>
  wordMatches(text, searchWords(query)).map(({ from, to }) => text.slice(from, to))

it.each([
  ['The Tide bell, the tide-clasp', 'tide', ['Tide', 'tide']],
  ['Éclair and e\u0301clairs', 'ECLAIR', ['Éclair', 'e\u0301clair']],
  ['cafe\u0301', 'café', ['cafe\u0301']],
  ['The ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
  ['ﬁshing', 'f', ['ﬁ']],
  ['½', '1 2', ['½']],
  ['東京 and 𞤀𞤁', '𞤀', ['𞤀']],
  ['Die Straße', 'strasse', ['Straße']],
  ['Die Straße', 'stras', ['Straß']],
  ['Ærø', 'aero', ['Ærø']],
  ['大東京都庁舎', '京都', ['京都']],
  ['한국어사전', '국어', ['국어']],
  ['Lamplighters', 'lamp lamplight', ['Lamplight']],
  ['a clamp', 'lamp', []],
  ['anything', '', []],
])('[SEA-5] in "%s" the search for "%s" marks %j', (text, query, found) => {
  expect(marked(text, query)).toEqual(found)
})

const letters = string({ unit: constantFrom(...'a B ß Æ ø É e ́ ǆ ﬁ ½ İ Σ ς ÅḀ 東 각 𞤀 - . , '.split(/(?=.)/u)) })

/** The form of a sigma depends on the following letter, which a slice doesn't include. */
const anySigma = (word: string) => word.replaceAll('ς', 'σ')

it('[SEA-5] finds every word of any text in its place, with the normalization of searches', () => {
  assert(
    property(oneof(letters, string({ unit: 'binary' })), (text) => {
      const words = searchWords(text)
      const matches = wordMatches(text, words)
      const read = matches.flatMap(({ from, to }) => searchWords(text.slice(from, to)))
      expect(new Set(read.map(anySigma))).toEqual(new Set(words.map(anySigma)))
      for (const [index, { from, to }] of matches.entries()) {
        expect(from).toBeGreaterThanOrEqual(matches[index - 1]?.to ?? 0)
        expect(to).toBeGreaterThan(from)
      }
    }),
  )
})
