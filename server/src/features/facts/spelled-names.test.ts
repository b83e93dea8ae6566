import { expect, it } from 'vitest'

import { nameFinder, type KnownName } from './spelled-names.ts'

const hask: KnownName = { entity: 'characters/hask', name: 'Brother Hask', readers: [] }
const knife: KnownName = { entity: 'items/knife', name: 'Knife', readers: ['characters/kessa'] }
const tarrow: KnownName = { entity: 'locations/tarrow', name: 'Tarrow', readers: [] }
const lowTarrow: KnownName = { entity: 'locations/low-tarrow', name: 'Low Tarrow', readers: null }
const key: KnownName = { entity: 'items/key', name: 'Key', readers: [] }
const find = nameFinder([hask, knife, tarrow, lowTarrow, key])

const spelled = (text: string, readers: readonly string[] | null = null) =>
  find({ entity: 'items/lamp', readers, text }).map(({ words, hidden }) => `${words}: ${hidden}`)

it.each([
  ['the words of a name, in any case', '<p>Lit by <b>brother</b> Hask.</p>', ['brother Hask: characters/hask']],
  ['a genitive', 'brother hask’s lamp', ['brother hask: characters/hask']],
  ['one word with a capital', 'The Knife hangs here.', ['Knife: items/knife']],
  ['not one word that may be an ordinary one', 'a knife', []],
  ['not a part of a word', 'The Knifegrinder', []],
  ['not a name of three letters', 'The Key', []],
  ['not within a name that everybody knows', 'In Low Tarrow', []],
  ['not a link without words of its own', 'By <a data-entity="characters/hask"></a> and [[characters/hask]]', []],
  ['the own words of a link', '[[characters/hask|Brother Hask]]', ['Brother Hask: characters/hask']],
  ['each entity once', 'Tarrow, Tarrow', ['Tarrow: locations/tarrow']],
])('[CON-6] finds %s', (_, text, found) => expect(spelled(text)).toEqual(found))

it.each([
  ['By [[characters/hask|Brother Hask]].', ['link']],
  ['By <a data-entity="characters/hask">Brother Hask</a>.', ['link']],
  ['By [[items/lamp|Brother Hask]].', ['link']],
  ['By Brother [[characters/hask|Hask]].', ['link']],
  ['By Brother Hask.', ['text']],
  ['By Brother Hask, [[characters/hask|Brother Hask]].', ['text', 'link']],
])('[CON-15] reports whether the shown text of a link or the text itself spells a name: %s', (text, places) => {
  expect(find({ entity: 'items/lamp', readers: null, text }).map(({ place }) => place)).toEqual(places)
})

it('[CON-6] a name may be read by those who see its page, and in its own text', () => {
  expect(spelled('The Knife', ['characters/kessa'])).toEqual([])
  expect(spelled('The Knife', ['characters/kessa', 'characters/odo'])).toEqual(['Knife: items/knife'])
  expect(find({ entity: 'items/knife', readers: null, text: 'The Knife' })).toEqual([])
})
