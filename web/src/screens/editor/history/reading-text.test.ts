import { expect, it } from 'vitest'

import { changedFields, fieldWords, keyWords, readingText } from './reading-text.ts'

it.each([
  ['## The **Gate**', 'The Gate'],
  ['> [!secret] For you\n> It *creaks*.', 'For you\nIt creaks.'],
  ['- [ ] rope\n- [x] lamp\n* oil', '☐ rope\n☑ lamp\n• oil'],
  ['See [[characters/kessa-vane]] and [[odo|the old man]].', 'See Kessa Vane and the old man.'],
  ['In [[Low Tarrow#The pier]], [[#Rooms]].', 'In Low Tarrow, Rooms.'],
  ['![[pic.png|200]] ![A lamp](lamp.svg) [here](https://x.org)', '[pic.png] [A lamp] here'],
  ['a ~~b~~ ==c== `d` __e__ _f_ snake_case_word 2*3*4', 'a b c d e f snake_case_word 2*3*4'],
  ['| Die | Fate |\n| --- | --- |\n| 1 | rain |', 'Die | Fate\n1 | rain'],
  ['A note[^1] ^block\n\n[^1]: why', 'A note\n\n why'],
  ['1\\. not a list <b>bold</b>', '1. not a list bold'],
  ['**', '**'],
])('[EDI-240] %j reads %j', (markdown, words) => {
  expect(readingText(markdown)).toBe(words)
})

it.each([
  [['lamp', 'shelter'], 'lamp, shelter'],
  [
    [{ type: 'travels with', to: '[[characters/odo-brandreth]]', secret: true }],
    'Type: travels with, To: Odo Brandreth, Secret: yes',
  ],
  [{ brawn: 2, agility: 3 }, 'Brawn: 2, Agility: 3'],
  [false, 'no'],
  [null, ''],
])('[EDI-240] the field %j reads %j', (value, words) => {
  expect(fieldWords(value)).toBe(words)
})

it.each([
  ['visualDescription', 'Visual description'],
  ['item_type', 'Item type'],
])('[EDI-240] the key %s reads %s', (key, words) => {
  expect(keyWords(key)).toBe(words)
})

it('[EDI-240] the fields that changed between two files are listed in words, without the others', () => {
  const before = '---\nname: Rope\ntags: [wet]\n---\n'
  expect(changedFields(before, '---\nname: Rope\ntags: [wet, old]\nmaxHp: 2\n---\n')).toEqual([
    { key: 'tags', before: 'wet', after: 'wet, old' },
    { key: 'maxHp', before: '', after: '2' },
  ])
  expect(changedFields(before, '---\nname: "Rope\n---\n')).toBeNull()
})
