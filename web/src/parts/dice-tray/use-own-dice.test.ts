import { skillPool } from '@waybook/rules'
import { expect, it } from 'vitest'

import { withOwnDice } from './use-own-dice.ts'

it('[CHK-23] dice of conditions and earlier rolls join the pool of a skill, each named beside its side', () => {
  const noted = { pool: { ...skillPool(3, 1), difficulty: 2 }, note: 'Cunning 3, 1 rank', difficultyNote: '' }
  const added = withOwnDice(noted, [
    { op: 'add', die: 'boost', count: 1, text: 'Help somebody' },
    { op: 'add', die: 'setback', count: 1, text: 'Disoriented' },
    { op: 'upgrade', die: 'difficulty', count: 1, text: 'Dread' },
  ])
  expect(added).toEqual({
    pool: { proficiency: 1, ability: 2, boost: 1, challenge: 1, difficulty: 1, setback: 1 },
    note: 'Cunning 3, 1 rank. Help somebody: 1 boost',
    difficultyNote: 'Disoriented: 1 setback. Dread: 1 upgrade',
  })
})
