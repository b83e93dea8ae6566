import { describe, expect, it } from 'vitest'

import { changesByEffect, chosenAfter, coveredDice, rightWords } from './effect-change.ts'

const places = [
  { address: 'y0', die: 'proficiency', face: 0 },
  { address: 'g0', die: 'ability', face: null },
  { address: 'p0', die: 'difficulty', face: 3 },
]
const one = { op: 'reroll', of: 'yours', amount: 1 } as const
const all = { op: 'reroll', of: 'any', amount: null } as const
const turn = { op: 'turn', of: 'difficulty', amount: 2, face: 0 } as const

describe('changing dice by an effect', () => {
  it.each([
    [one, ['y0']],
    [all, ['y0', 'p0']],
    [turn, ['p0']],
  ])('[EFF-23] %j covers %j', (right, addresses) => {
    expect(coveredDice(places, right).map(({ address }) => address)).toEqual(addresses)
  })

  it('[EFF-23] with one die to choose, another takes its place', () => {
    expect(chosenAfter(['y0'], 'g1', one)).toEqual(['g1'])
    expect(chosenAfter(['y0'], 'y0', one)).toEqual([])
    expect(chosenAfter(['y0'], 'g1', all)).toEqual(['y0', 'g1'])
  })

  it('[EFF-23] turned dice name their face', () => {
    expect(changesByEffect(turn, ['p0'], 'Lamp')).toEqual([{ op: 'turn', die: 'p0', reason: 'Lamp', face: 0 }])
    expect(changesByEffect(one, ['y0'], 'Look')).toEqual([{ op: 'reroll', die: 'y0', reason: 'Look' }])
    expect([one, all, turn].map(rightWords)).toEqual([
      'Choose a die to reroll.',
      'All of these dice are thrown again.',
      'Choose up to 2 dice to turn.',
    ])
  })
})
