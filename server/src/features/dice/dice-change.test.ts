import { expect, it } from 'vitest'

import { describeRoll, openChanges, type DiceChange } from './dice-change.ts'

const counted = (fields: Partial<DiceChange>): DiceChange => ({
  id: 'change',
  at: 1,
  by: 'Bram',
  byId: 'bram',
  reason: 'Because',
  steps: [],
  undoes: null,
  state: 'counts',
  decidedBy: null,
  salt: '',
  commitment: null,
  head: '',
  ...fields,
})
const dice = { ability: [0], difficulty: [0] }
const better = counted({ steps: [{ op: 'symbol', symbol: 'success', count: 2 }] })

it('[CHD-30] a roll in words is as it is now, and as it was thrown if it changed', () => {
  expect(describeRoll({ dice })).toBe('Fails, no success')
  expect(describeRoll({ dice, chain: [better] })).toBe('Succeeds by 2 (changed; thrown: Fails, no success)')
  const undone = counted({ id: 'undo', undoes: 'change' })
  expect(describeRoll({ dice, chain: [better, undone] })).toBe('Fails, no success (changed; thrown: Fails, no success)')
})

it.each<[string, Partial<DiceChange>, number | null]>([
  ['of own dice', { steps: [{ op: 'turn', die: 'g0', face: 1 }] }, 1],
  ['against the roller that changes the net result', { steps: [{ op: 'turn', die: 'p0', face: 1 }] }, 0],
  ['against the roller that changes nothing else', { steps: [{ op: 'turn', die: 'p0', face: 0 }] }, null],
  [
    'of both',
    {
      steps: [
        { op: 'turn', die: 'g0', face: 1 },
        { op: 'remove', die: 'p0', face: null },
      ],
    },
    1,
  ],
])('[CHD-40] a change %s, for players who may not see the difficulty', (_, fields, steps) => {
  const roll = { dice, chain: [counted(fields)] }
  expect(openChanges(roll, false).map((one) => one.steps.length)).toEqual(steps === null ? [] : [steps])
  expect(openChanges(roll, true)).toHaveLength(1)
})
