import { expect, it } from 'vitest'

import { editsAllowed, nearTo } from './near-word.ts'
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
  ['a wrong first letter', 'kauseway', 'causeway', 2],
  ['a missing first letter', 'auseways', 'causeways', 2],
  ['two exchanged first letters', 'acuseway', 'causeway', 2],
  ['an incomplete word', 'lamplihgt', 'lamplighters', 1],
  ['two mistakes', 'lamplihgterz', 'lamplighters', 2],
  ['no mistake', 'lamp', 'lamplighters', 0],
])('[SEA-7] %s: "%s" is near "%s", but not with fewer mistakes', (_, typed, word, edits) => {
  const enough = [0, 1, 2].filter((allowed) => nearTo(typed, allowed)(word))
  expect(Math.min(...enough)).toBe(edits)
})

it.each([
  ['tide', 'toad'],
  ['lantern', 'lectern'],
  ['tide', 't'],
  ['drownd', 'crowned'],
  ['bell', 'yellow'],
  ['itdal', 'tidal'],
])('[SEA-7] "%s" is not near "%s"', (typed, word) => {
  expect(nearTo(typed)(word)).toBe(false)
})

/** The definition, regardless of speed: whether this many edits turn the typed text into the word's beginning. */
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

it('[SEA-7] agrees with the definition for all short words', () => {
  const grow = (words: readonly string[]) => words.flatMap((word) => ['a', 'b', 'c'].map((letter) => word + letter))
  const short = ['a', 'ab', ...grow(['abc', 'bca', 'aab', 'cab'].flatMap((word) => [word, ...grow([word])]))]
  for (const typed of short)
    for (const edits of [0, 1, 2]) {
      const isNear = nearTo(typed, edits)
      const defined = (word: string) => (edits !== 1 || typed[0] === word[0]) && reaches(typed, word, edits)
      expect([typed, edits, short.filter(isNear)]).toEqual([typed, edits, short.filter(defined)])
    }
})

it.each([
  ['The Drowned Road', 'drownd', ['Drowned']],
  ['Éclair and eclairs', 'eclaor', ['Éclair', 'eclairs']],
  ['A drown and the drowned', 'drowne', ['drown', 'drowne']],
  ['Toad, owl', 'tod owk', []],
])('[SEA-5] in "%s" the search for "%s" marks the whole near words %j', (text, query, found) => {
  const matches = wordMatches(text, searchWords(query), 'near')
  expect(matches.map(({ from, to }) => text.slice(from, to))).toEqual(found)
})
