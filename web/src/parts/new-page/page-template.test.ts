import { readFields } from '@waybook/entity-text'
import { expect, it } from 'vitest'

import { newPageText } from './page-template.ts'

it.each(['Old Marl', 'true', 'St. Ebb: the lamp', '"Quoted"', '- dash', '12', 'Élodie’s bell', '[[x]]'])(
  '[SCR-230] a new page has exactly the name %s',
  (name) => {
    const read = readFields(newPageText({ type: 'item', name, visible: false }))
    expect(read).toMatchObject({ ok: true, fields: { name, visible: false } })
  },
)

it.each([
  ['minion', 5, 0],
  ['rival', 12, 0],
  ['nemesis', 16, 16],
] as const)('[SCR-233] a %s has the stats of its rank', (rank, maxHp, strainThreshold) => {
  const read = readFields(newPageText({ type: 'character', name: 'Marl', description: 'Wet.', visible: false, rank }))
  expect(read).toMatchObject({
    ok: true,
    fields: {
      description: 'Wet.',
      tags: [rank],
      maxHp,
      strainThreshold,
      characteristics: { presence: rank === 'nemesis' ? 3 : 2 },
    },
  })
})
