import type { PlayCondition } from '@waybook/contract'
import { expect, it } from 'vitest'

import { conditionNote, untilText } from './condition-words.ts'

it.each<[Pick<PlayCondition, 'dice' | 'severity' | 'effect'>, string]>([
  [{ dice: [{ op: 'add', die: 'setback', count: 1 }] }, '1 setback on all checks'],
  [
    { dice: [{ op: 'add', die: 'boost', count: 2, only: ['brawn', 'agility'] }] },
    '2 boost on checks of Brawn and Agility',
  ],
  [{ dice: [{ op: 'upgrade', die: 'difficulty', count: 1 }] }, 'difficulty of all checks upgraded once'],
  [
    { dice: [{ op: 'remove', die: 'setback', count: 1 }], severity: 3 },
    '1 setback less on all checks; Hard Medicine heals it',
  ],
  [{ dice: [], effect: ['soak -1', '+1 threat on stealth'] }, 'soak -1; +1 threat on stealth'],
  [{ dice: [] }, ''],
])('[CHA-40] the words for %j', (condition, text) => {
  expect(conditionNote({ name: 'Dazed', until: 'hand', ...condition })).toBe(text)
})

it.each<[PlayCondition['until'], string]>([
  [{ rounds: 1 }, '1 round'],
  [{ rounds: 3 }, '3 rounds'],
  ['check', 'until the next check'],
  ['encounter', 'until the end of the encounter'],
  ['hand', ''],
])('[CHA-40] it lasts %j', (until, text) => {
  expect(untilText(until)).toBe(text)
})

it('[CHA-40] the effect comes before the duration', () => {
  const dice = [{ op: 'add', die: 'setback', count: 1 }] as const
  expect(conditionNote({ name: 'Dazed', dice: [...dice], until: { rounds: 2 } })).toBe(
    '1 setback on all checks, 2 rounds',
  )
  expect(conditionNote({ name: 'Dazed', dice: [], until: 'check' })).toBe('until the next check')
})
