import { dieKinds, faces } from '@waybook/rules'
import { expect, it } from 'vitest'

import { marksOf } from './face-mark.ts'

it.each(dieKinds)('[THR-11] a %s die shows the symbols of its faces', (die) => {
  expect(marksOf(die)).toEqual(faces[die].map((symbols) => ({ kind: 'symbols', symbols })))
})

const written = (print: Parameters<typeof marksOf>[0]) =>
  marksOf(print).map((mark) => (mark.kind === 'text' ? mark.text : mark.symbols.join(' ')))

it('[THR-11] numbered dice show their numbers, and the two dice of a d100 show tens and units', () => {
  expect(written('d10')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(written('tens')).toEqual(['00', '10', '20', '30', '40', '50', '60', '70', '80', '90'])
  expect(written('units')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

it('[THR-11] a fate die shows minus, blank and plus, and a force die its points', () => {
  expect(written('fate')).toEqual(['−', '−', '', '', '+', '+'])
  expect(written('force').slice(5, 10)).toEqual([
    'darkside',
    'darkside darkside',
    'lightside',
    'lightside',
    'lightside lightside',
  ])
})

it('[THR-11] 6 and 9 are underlined, because they look alike upside down', () => {
  const underlined = marksOf('d20').flatMap((mark) => (mark.kind === 'text' && mark.underlined ? mark.text : []))
  expect(underlined).toEqual(['6', '9'])
})
