import { expect, it } from 'vitest'

import { searchWords } from './search-words.ts'

it.each([
  ['Kessa Vane', ['kessa', 'vane']],
  ['ÉCLAIR e\u0301clair', ['eclair', 'eclair']],
  ['ﬁsh Ⅷ ½', ['fish', 'viii', '1', '2']],
  ['İstanbul ΟΔΟΣ', ['istanbul', 'οδος']],
  ['items/tide-bell 3.14', ['items', 'tide', 'bell', '3', '14']],
  ['東京 🜁 *"', ['東京']],
  ['', []],
])('[STO-14] the words of "%s" are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})
