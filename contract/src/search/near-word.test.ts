import { expect, it } from 'vitest'

import { editsAllowed, isNear } from './near-word.ts'
import { searchWords } from './search-words.ts'
import { wordMatches } from './word-matches.ts'

it.each([
  ['', 0],
  ['owl', 0],
  ['tide', 1],
  ['lantern', 1],
  ['lamplit', 1],
  ['causeway', 2],
  ['𞤀𞤁𞤂', 0],
  ['𞤀𞤁𞤂𞤃', 1],
])('[SEA-7] in "%s" %i letters may be wrong', (word, edits) => {
  expect(editsAllowed(word)).toBe(edits)
})

it.each([
  ['a missing letter', 'drownd', 'drowned', 1],
  ['a letter too many', 'tidee', 'tide', 1],
  ['a wrong letter', 'lantarn', 'lantern', 1],
  ['two exchanged letters', 'brigde', 'bridge', 1],
  ['a wrong first letter', 'kausew', 'causew', 1],
  ['a missing first letter', 'antern', 'lantern', 1],
  ['two exchanged first letters', 'itdal', 'tidal', 1],
  ['an incomplete word', 'lamplihgt', 'lamplighters', 1],
  ['two mistakes', 'lamplihgterz', 'lamplighters', 2],
  ['no mistake', 'lamp', 'lamplighters', 0],
])('[SEA-7] %s: "%s" is near "%s", but not with fewer mistakes', (_, typed, word, edits) => {
  expect(isNear(typed, word, edits)).toBe(true)
  if (edits > 0) expect(isNear(typed, word, edits - 1)).toBe(false)
})

it.each([
  ['tide', 'toad'],
  ['lantern', 'lectern'],
  ['tide', 't'],
  ['drownd', 'crowned'],
])('[SEA-7] "%s" is not near "%s"', (typed, word) => {
  expect(isNear(typed, word, editsAllowed(typed))).toBe(false)
})

/** The definition, without any regard to speed: whether the word can be reached by this many changes of what was typed. */
function reaches(typed: string, word: string, edits: number): boolean {
  if (word.startsWith(typed)) return true
  if (edits === 0) return false
  const [a = '', b = ''] = [typed[0], word[0]]
  const exchanged = typed.length > 1 && word.length > 1 && a === word[1] && typed[1] === b
  return (
    (a !== '' && a === b && reaches(typed.slice(1), word.slice(1), edits)) ||
    reaches(typed.slice(1), word, edits - 1) ||
    (b !== '' && reaches(typed, word.slice(1), edits - 1)) ||
    (b !== '' && reaches(typed.slice(1), word.slice(1), edits - 1)) ||
    (exchanged && reaches(typed.slice(2), word.slice(2), edits - 1))
  )
}

it('[SEA-7] decides for all short words as the definition does', () => {
  const grow = (words: readonly string[]) => words.flatMap((word) => ['a', 'b', 'c'].map((letter) => word + letter))
  const short = ['', 'a', 'ab', ...grow(['abc', 'bca', 'aab', 'cab'].flatMap((word) => [word, ...grow([word])]))]
  for (const typed of short)
    for (const word of short)
      for (const edits of [0, 1, 2])
        expect([typed, word, edits, isNear(typed, word, edits)]).toEqual([
          typed,
          word,
          edits,
          reaches(typed, word, edits),
        ])
})

it.each([
  ['The Drowned Road', 'drownd', ['Drowned']],
  ['Éclair and eclairs', 'eclaor', ['Éclair', 'eclairs']],
  ['A drown and the drowned', 'drowne', ['drown', 'drowne']],
  ['Toad, owl', 'tod owk', []],
])('[SEA-5] in "%s" the search for "%s" marks the near words %j as a whole', (text, query, found) => {
  const matches = wordMatches(text, searchWords(query), 'near')
  expect(matches.map(({ from, to }) => text.slice(from, to))).toEqual(found)
})
