import type { PlayCondition } from '@waybook/contract'
import { expect, it } from 'vitest'

import { conditionNote } from './condition-words.ts'

const examples: readonly (readonly [PlayCondition['dice'], PlayCondition['until'], string])[] = [
  [[], 'hand', ''],
  [[], 'check', 'until the next check'],
  [[{ op: 'add', die: 'setback', count: 1 }], { rounds: 2 }, 'adds 1 setback, 2 more rounds'],
  [
    [{ op: 'upgrade', die: 'difficulty', count: 1, only: ['brawn', 'agility'] }],
    'encounter',
    'upgrades 1 difficulty to brawn and agility, until the encounter ends',
  ],
  [[{ op: 'remove', die: 'boost', count: 2 }], { rounds: 1 }, 'takes away 2 boost, 1 more round'],
]

it.each(examples)('[ENC-221] a condition with %j until %j says: %s', (dice, until, words) => {
  expect(conditionNote({ dice, until })).toBe(words)
})
