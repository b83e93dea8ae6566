import { expect, it } from 'vitest'

import { openingPlace, ownSizeScale } from './opening-place.ts'

const kessa = { characterId: 'characters/kessa', ofParty: true, position: { x: 20, y: 30 } }
const odo = { characterId: 'characters/odo', ofParty: true, position: { x: 40, y: 70 } }
const wight = { characterId: 'characters/wight', ofParty: false, position: { x: 90, y: 90 } }

it.each([
  ['the own token', [odo, kessa, wight], kessa.characterId, { of: 'own', point: { x: 20, y: 30 } }],
  ['the middle of the party', [odo, kessa, wight], 'characters/tavi', { of: 'party', point: { x: 30, y: 50 } }],
  ['the party, for the game master', [odo, wight], null, { of: 'party', point: { x: 40, y: 70 } }],
  ['nowhere', [wight], kessa.characterId, null],
])('[VTT-364] a map opens at %s', (_where, tokens, own, place) => {
  expect(openingPlace(tokens, own)).toEqual(place)
})

it.each([
  ['a phone', 360, null, 2.78],
  ['a wide window', 1440, null, 1],
  ['a phone, with a grid of 20 cells', 360, { cell: 5 }, 3.89],
])('[VTT-364] on %s, tokens have their own size', (_where, width, grid, scale) => {
  expect(ownSizeScale(width, grid)).toBeCloseTo(scale, 2)
})
