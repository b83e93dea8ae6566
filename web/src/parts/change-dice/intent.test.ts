import { jointChanceThat } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import {
  canUpgrade,
  changesOf,
  facesToTurnTo,
  fallingKinds,
  nothingChosen,
  oddsOfReroll,
  submitWords,
  withDie,
  type Intent,
} from './intent.ts'

const places = [
  { address: 'y0', die: 'proficiency', face: 6 },
  { address: 'g0', die: 'ability', face: 0 },
  { address: 'g1', die: 'ability', face: 0 },
  { address: 'd20:0', die: 'd20', face: 3 },
]
const both = withDie(withDie(nothingChosen, 'g0'), 'g1')

describe('[CHD-12] what is sent', () => {
  it.each<[string, Intent, string, object[]]>([
    [
      'dice that are rerolled',
      both,
      ' Luck ',
      [
        { op: 'reroll', die: 'g0', reason: 'Luck' },
        { op: 'reroll', die: 'g1', reason: 'Luck' },
      ],
    ],
    ['nothing without a reason', both, ' ', []],
    ['nothing before a face is chosen', { kind: 'dice', op: 'turn', addresses: ['g0'], face: null }, 'Luck', []],
    [
      'a turned die',
      { kind: 'dice', op: 'turn', addresses: ['g0'], face: 3 },
      'Luck',
      [{ op: 'turn', die: 'g0', face: 3, reason: 'Luck' }],
    ],
    ['an added die', { kind: 'die', die: 'boost' }, 'Luck', [{ op: 'add', die: 'boost', reason: 'Luck' }]],
    [
      'a symbol',
      { kind: 'symbol', op: 'remove', symbol: 'threat' },
      'Luck',
      [{ op: 'remove', face: 'threat', reason: 'Luck' }],
    ],
    [
      'an upgraded die',
      { kind: 'dice', op: 'upgrade', addresses: ['g0'], face: null },
      'Luck',
      [
        { op: 'remove', die: 'g0', reason: 'Luck' },
        { op: 'add', die: 'proficiency', reason: 'Luck' },
      ],
    ],
  ])('%s', (_, intent, reason, changes) => {
    expect(changesOf(intent, reason)).toEqual(changes)
  })
})

it('[CHD-53] the faces of physical dice are sent with the dice that fall, all or none', () => {
  expect(fallingKinds(both)).toEqual(['ability', 'ability'])
  expect(changesOf(both, 'Luck', { ability: [5, 2] }).map(({ die, face }) => [die, face])).toEqual([
    ['g0', 5],
    ['g1', 2],
  ])
  expect(changesOf(both, 'Luck', { ability: [5] })).toEqual([])
  const upgrade: Intent = { kind: 'dice', op: 'upgrade', addresses: ['g0'], face: null }
  expect(changesOf(upgrade, 'Luck', { proficiency: [7] }).map(({ op, face }) => [op, face])).toEqual([
    ['remove', undefined],
    ['add', 7],
  ])
  expect([canUpgrade(['g0', 'p0']), canUpgrade(['y0'])]).toEqual([true, false])
})

it('[CHD-10] the button says whether it asks', () => {
  expect(submitWords(both, 'ask')).toBe('Ask to reroll them')
  expect(submitWords({ kind: 'die', die: 'boost' }, 'now')).toBe('Add it')
})

it('choosing a die again leaves it out, and offers each face of its kind once', () => {
  expect(withDie(both, 'g0')).toMatchObject({ addresses: ['g1'] })
  expect(facesToTurnTo(places, ['g0', 'g1'])?.faces).toHaveLength(6)
  expect(facesToTurnTo(places, ['g0', 'y0'])).toBeNull()
})

it('the odds of a reroll follow from the result without the chosen dice', () => {
  const net = { success: 0, advantage: 1, triumph: 0, despair: 0 }
  const odds = oddsOfReroll({ ...net, success: -1 }, places, ['g0', 'g1'])
  expect(odds && jointChanceThat(odds, (success) => success > 0)).toBe(0.375)
  expect(oddsOfReroll(net, places, ['d20:0'])).toBeNull()
})
