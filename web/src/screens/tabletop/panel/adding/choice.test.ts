import { expect, it } from 'vitest'

import { joiningChosen, placeWords, type ChosenCharacter } from './choice.ts'

const wights: ChosenCharacter = { characterId: 'characters/wight', kind: 'minions', count: 5, asGroup: true }
const hanne: ChosenCharacter = { characterId: 'characters/hanne', kind: 'character', count: 1, asGroup: false }
const bell: ChosenCharacter = { characterId: 'characters/bell', kind: 'rival', count: 2, asGroup: false }
const nobody = new Set<string>()

it('[VTT-367] five minions join as one group', () => {
  expect(joiningChosen([wights], { visible: true, present: nobody })).toEqual([
    { characterId: 'characters/wight', kind: 'minions', size: 5 },
  ])
})

it('[VTT-367] five singles join as five groups of one', () => {
  expect(joiningChosen([{ ...wights, asGroup: false }], { visible: true, present: nobody })).toEqual([
    { characterId: 'characters/wight', kind: 'minions', copies: 5, size: 1 },
  ])
})

it('[VTT-367] hidden tokens join in ambush, and the party only once', () => {
  expect(joiningChosen([hanne, bell], { visible: false, present: new Set(['characters/hanne']) })).toEqual([
    { characterId: 'characters/bell', copies: 2, known: false },
  ])
})

it.each([
  [1, true, 'Place 1 token'],
  [6, false, 'Place 6 tokens, hidden from players'],
])('[VTT-366] the button counts %d and says who sees them', (count, visible, words) => {
  expect(placeWords(count, visible)).toBe(words)
})
