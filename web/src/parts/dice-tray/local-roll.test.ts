import { emptyPool } from '@waybook/rules'
import { expect, it } from 'vitest'

import { localRoll } from './local-roll.ts'

it('[TRAY-11] without a connection the browser rolls the dice of the tray itself', () => {
  const roll = localRoll(
    {
      open: true,
      picking: false,
      requests: 0,
      pool: { ...emptyPool, ability: 2, difficulty: 1 },
      others: { d100: 1 },
      reason: 'Leap',
      note: '',
      difficultyNote: '',
      rolled: false,
      beforeUpgrade: null,
      addedFor: 0,
      offered: [],
      used: {},
      skill: 'athletics',
      characterId: null,
      sheetOf: null,
    },
    'Maren',
  )
  expect(roll).toMatchObject({ by: 'Maren', reason: 'Leap', skill: 'athletics', audience: 'self' })
  expect(Object.entries(roll.dice).map(([die, faces]) => `${faces.length} ${die}`)).toEqual([
    '2 ability',
    '1 difficulty',
    '1 d100',
  ])
})
