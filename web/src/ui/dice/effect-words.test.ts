import { expect, it } from 'vitest'

import { effectNote, inOrder } from './effect-words.ts'

const plain = { prices: [], limit: null, left: null, problem: null }
const strain = { what: 'strain', count: 2 } as const
const point = { what: 'story point', count: 1 } as const
const session = { count: 1, per: 'session' } as const
const rounds = { count: 2, per: 'round' } as const

it.each([
  [{ ...plain, line: '-1 setback on perception if scene has fog' }, 'If scene has fog'],
  [{ ...plain, line: '+1 boost on charm if "they owe you"' }, 'If they owe you'],
  [
    {
      ...plain,
      line: '+1 boost on any unless "alone, at night", pay 2 strain',
      prices: [[strain]],
    },
    'Unless alone, at night. Costs 2 strain',
  ],
  [{ ...plain, line: 'x', prices: [[strain, point], [point]] }, 'Costs 2 strain or 1 story point and 1 story point'],
  [{ ...plain, line: 'x', prices: [[{ ...strain, asWounds: true }]] }, 'Costs 2 strain, suffered as wounds'],
  [{ ...plain, line: 'x', limit: session, left: 1 }, 'Once per session. 1 left'],
  [{ ...plain, line: 'x', limit: rounds }, '2 times per round. Not counted outside an encounter'],
  [
    { ...plain, line: 'x', limit: session, left: 0, problem: 'Used up for this session' },
    'Once per session. Used up for this session',
  ],
  [{ ...plain, line: '+1 boost on charm' }, 'Always'],
  [{ ...plain, line: 'offer +1 boost on charm' }, 'If it fits'],
])('[EFF-13] the note of a switch is %j', (effect, note) => {
  expect(effectNote(effect)).toBe(note)
})

it('[EFF-13] switches without a price come first', () => {
  const effects = [
    { key: 'paid', on: false, ...plain, prices: [[strain]] },
    { key: 'once', on: false, ...plain, limit: session },
    { key: 'fog', on: true, ...plain },
  ]
  expect(inOrder(effects).map(({ key }) => key)).toEqual(['fog', 'once', 'paid'])
})
