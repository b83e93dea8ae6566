import { expect, it } from 'vitest'

import { freeCandidate, joiningOf, type Candidate } from './joining.ts'

const raiders: Candidate = { key: '1', ...freeCandidate, name: 'Raiders', count: 5 }
const unlit: Candidate = { ...raiders, key: '2', characterId: 'characters/the-unlit', name: 'The Unlit', kind: 'rival' }

it('[ENC-201] minions without a page join by name, with the group’s size and the wounds that fell one', () => {
  expect(joiningOf([raiders])).toEqual([{ kind: 'minions', name: 'Raiders', size: 5, unit: 4, known: true }])
})

it('[ENC-201] copies without a page join under one name, and the server numbers them', () => {
  const names = joiningOf([{ ...raiders, name: ' Raiders ', kind: 'rival', count: 2 }])
  expect(names).toMatchObject([{ name: 'Raiders' }, { name: 'Raiders' }])
})

it('[ENC-201] copies of a character join as one entry, and the server numbers them', () => {
  expect(joiningOf([{ ...unlit, count: 3, known: false }])).toEqual([
    { characterId: 'characters/the-unlit', kind: 'rival', copies: 3, known: false },
  ])
})

it('[ENC-201] omits rows that are unchecked or have no name', () => {
  expect(
    joiningOf([
      { ...raiders, joins: false },
      { ...raiders, name: ' ' },
    ]),
  ).toEqual([])
})

it('[ENC-203] five tokens that become minions form one group of five, or the requested groups', () => {
  const rats: Candidate = { ...unlit, kind: 'minions', count: 5 }
  const sizes = (changes: Partial<Candidate>) => joiningOf([{ ...rats, ...changes }]).map(({ size }) => size)
  expect(joiningOf([rats])).toEqual([{ characterId: rats.characterId, kind: 'minions', size: 5, known: true }])
  expect(sizes({ groups: 2 })).toEqual([3, 2])
  expect(sizes({ groups: 9 })).toEqual([1, 1, 1, 1, 1])
  expect(sizes({ count: 25 })).toEqual([13, 12])
})

it('[ENC-203] without a count, minions number three and others one', () => {
  const nobody = { ...unlit, count: null }
  expect(joiningOf([{ ...nobody, kind: 'minions' }, nobody])).toMatchObject([{ size: 3 }, { copies: 1 }])
})
