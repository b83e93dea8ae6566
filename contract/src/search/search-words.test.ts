import { expect, it } from 'vitest'

import { nameWords, searchWords } from './search-words.ts'

it.each([
  ['Kessa Vane', ['kessa', 'vane']],
  ['ÉCLAIR e\u0301clair', ['eclair', 'eclair']],
  ['ﬁsh Ⅷ ½', ['fish', 'viii', '1', '2']],
  ['İstanbul ΟΔΟΣ', ['istanbul', 'οδος']],
  ['items/tide-bell 3.14', ['items', 'tide', 'bell', '3', '14']],
  ['東京 🜁 *"', ['東京', '京']],
  ['Straße STRASSE ẞ', ['strasse', 'strasse', 'ss']],
  ['Ærø Œuvre Łódź Đakovo Þór ǽ', ['aero', 'oeuvre', 'lodz', 'dakovo', 'thor', 'ae']],
  ['東京都abc', ['東京', '京都', '都', 'abc']],
  ['ガラス', ['カラ', 'ラス', 'ス']],
  ['서울', ['서울'.normalize('NFD'), '울'.normalize('NFD')]],
  ['京', ['京']],
  ['', []],
])('[STO-14] the words of "%s" are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

it.each([
  ['東京都', '京都'],
  ['東京都', '東京都'],
  ['東京都', '都'],
  ['サーバー室', 'バー'],
  ['한국어사전', '국어'],
  ['서울에서', '서우'],
  ['Große Straße', 'grosse str'],
])('[SEA-30] every word of a search within "%s" for "%s" begins a word of the text', (text, query) => {
  const words = searchWords(text)
  expect(searchWords(query).filter((word) => !words.some((one) => one.startsWith(word)))).toEqual([])
})

it('[SEA-30] names keep their letters for keys and sorting', () => {
  expect(nameWords('Éclair, Straße 東京都')).toEqual(['eclair', 'straße', '東京都'])
})
