import { expect, it } from 'vitest'

import { readSecretLine, secretMarker } from './secret-line.ts'

it.each([
  ['> [!secret]', [], true],
  ['> [!secret]-  ', [], true],
  ['>[!SECRET] for [[characters/odo]]', ['characters/odo'], true],
  ['> [!secret] for [[Odo]], [[characters/kessa|her]] and [[Ismay]]', ['Odo', 'characters/kessa', 'Ismay'], true],
  ['> [!secret] for everyone', [], true],
  ['> [!secret] for nobody', [], false],
  ['> [!secret] It is cursed.', [], false],
])('[EDI-233] the readers of %s are %j', (line, readers, isBare) => {
  expect(readSecretLine(line)).toMatchObject({ readers, isBare, isForAll: line.endsWith('everyone') })
})

it('[EDI-233] other lines are not secrets', () => {
  expect(['> [!note]', '[!secret]', '> secret'].map(readSecretLine)).toEqual([null, null, null])
})

it('[EDI-233] a marker names its readers', () => {
  const readers = ['characters/odo', 'characters/kessa']
  expect(readSecretLine(`> ${secretMarker(readers)}`)).toMatchObject({ readers, isBare: true })
  expect(secretMarker([])).toBe('[!secret]')
})
