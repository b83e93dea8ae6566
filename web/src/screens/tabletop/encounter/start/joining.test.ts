import { expect, it } from 'vitest'

import { freeCandidate, joiningOf, type Candidate } from './joining.ts'

const raiders: Candidate = { key: '1', ...freeCandidate, name: 'Raiders', size: 5 }
const unlit: Candidate = { ...raiders, key: '2', characterId: 'characters/the-unlit', name: 'The Unlit', kind: 'rival' }

it('[ENC-201] minions without a page join by name, with the size of the group and what fells one', () => {
  expect(joiningOf([raiders])).toEqual([{ kind: 'minions', name: 'Raiders', size: 5, unit: 4, known: true }])
})

it('[ENC-201] copies of somebody without a page join under one name, which the server numbers', () => {
  const names = joiningOf([{ ...raiders, name: ' Raiders ', kind: 'rival', copies: 2 }])
  expect(names).toMatchObject([{ name: 'Raiders' }, { name: 'Raiders' }])
})

it('[ENC-201] copies of a character join as one entry, which the server numbers', () => {
  expect(joiningOf([{ ...unlit, copies: 3, known: false }])).toEqual([
    { characterId: 'characters/the-unlit', kind: 'rival', copies: 3, known: false },
  ])
})

it('[ENC-201] rows that are not chosen or have no name are left out', () => {
  expect(
    joiningOf([
      { ...raiders, joins: false },
      { ...raiders, name: ' ' },
    ]),
  ).toEqual([])
})
