import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'

import type { Message } from './english.ts'
import { translationFaults, unusedMessages } from './faults.ts'
import { readTranslations, writeTranslations } from './translation-file.ts'

const message = (text: string, more: Partial<Message> = {}): Message => ({ area: 'sheet', name: 'soak', text, ...more })
const translated = (text: string, source = 'Armor', outdated = false) =>
  new Map([['sheet.soak', { text, source, outdated }]])

it('[LANG-2] any text survives the file of translators', () => {
  assert(
    property(string({ unit: 'grapheme', minLength: 1 }), string({ unit: 'grapheme' }), (source, text) => {
      const known = translated(text, source)
      expect(readTranslations(writeTranslations('de', [message(source)], known))).toEqual(known)
    }),
  )
})

it('[LANG-2] a changed English text marks its translation as outdated until somebody confirms it', () => {
  const first = writeTranslations('de', [message('Armor')], translated('Rüstung'))
  const second = readTranslations(writeTranslations('de', [message('Armor (Soak)')], readTranslations(first)))
  expect(second.get('sheet.soak')).toEqual({ source: 'Armor (Soak)', text: 'Rüstung', outdated: true })
  const third = readTranslations(writeTranslations('de', [message('Armor (Soak)')], second))
  expect(third.get('sheet.soak')?.outdated).toBe(true)
})

it('[LANG-2] the file names the place of a text and its room, and drops removed messages', () => {
  const file = writeTranslations('de', [message('Armor', { place: 'Sheet, heading', most: 22 })], translated('Rüstung'))
  expect(file).toContain('#. Sheet, heading\n#. At most 22 letters at 360 px\n')
  expect(readTranslations(writeTranslations('de', [], readTranslations(file))).size).toBe(0)
})

it.each([
  ['a missing translation', message('Armor'), new Map(), ['sheet.soak is not translated.']],
  ['an outdated one', message('Armor'), translated('Panzer', 'Armour'), ['sheet.soak has changed in English.']],
  [
    'another parameter',
    message('{n, number} of {m}'),
    translated('{n, number} von {x}', '{n, number} of {m}'),
    ['sheet.soak takes n, x instead of m, n.'],
  ],
  [
    'a lost element',
    message('<b>Armor</b>'),
    translated('Rüstung', '<b>Armor</b>'),
    ['sheet.soak takes nothing instead of <b>.'],
  ],
  [
    'too many letters',
    message('Armor', { most: 6 }),
    translated('Rüs\u00ADtung'),
    ['sheet.soak has 7 letters, and room for 6.'],
  ],
  [
    'room for its letters, though not for its markup',
    message('{count, plural, one {# hit} other {# hits}}', { most: 9 }),
    translated('{count, plural, one {# Treffer} other {# Treffer}}', '{count, plural, one {# hit} other {# hits}}'),
    [],
  ],
  [
    'a lost option',
    message('{die, select, boost {Boost} setback {Setback} other {}}'),
    translated('{die, select, boost {Hilfe} other {}}', '{die, select, boost {Boost} setback {Setback} other {}}'),
    ['sheet.soak lacks die setback.'],
  ],
  ['no fault', message('Armor', { most: 7 }), translated('Rüs\u00ADtung'), []],
])('[LANG-3] a complete language with %s', (_case, wanted, known, faults) => {
  expect(translationFaults([wanted], known, true)).toEqual(faults)
})

it('[LANG-3] an incomplete language may lack translations, but may not have wrong ones', () => {
  expect(translationFaults([message('Armor')], new Map(), false)).toEqual([])
  expect(translationFaults([], translated('Rüstung'), false)).toEqual(['sheet.soak is not a message.'])
})

it('[LANG-3] a message that no source uses is found', () => {
  expect(unusedMessages([message('Armor')], 'label={sheet.soak()}')).toEqual([])
  expect(unusedMessages([message('Armor')], 'label={sheet.soakTotal()}')).toEqual(['sheet.soak is not used.'])
})
