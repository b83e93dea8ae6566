import { setLanguage } from '@waybook/messages'
import { afterEach, expect, it } from 'vitest'

import { saidWords } from './said-words.ts'

const range = { text: 'Long range: Hard', said: { code: 'checkReasons.range', params: { band: 'Long', dice: 3 } } }
const cool = { text: 'Cool', said: { code: 'checkReasons.opponent', params: { skill: 'Cool' } } }

afterEach(async () => await setLanguage('en'))

it('[LANG-31] a sentence with a code is read in the language of the page, with the names of skills', async () => {
  expect(saidWords(range)).toBe('Long range: Hard')
  await setLanguage('de')
  expect([range, cool].map((one) => saidWords(one))).toEqual(['Weite Entfernung: Schwer', 'Gelassenheit'])
})

it('[LANG-31] without a code, or with one that the page does not know, the English text is shown', async () => {
  await setLanguage('de')
  const unknown = { text: 'Gone', said: { code: 'checkReasons.constructor', params: {} } }
  expect([{ text: 'Hard' }, unknown].map((one) => saidWords(one))).toEqual(['Hard', 'Gone'])
})
