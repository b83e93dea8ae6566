import { expect, it } from 'vitest'

import { changeText } from './change-text.ts'

const TEXT = 'The bell hums.\n\nNobody knows why.\n'

it.each([
  ['a passage', [{ find: 'hums', replace: 'sings' }], 'The bell sings.\n\nNobody knows why.\n'],
  ['nothing in place of a passage', [{ find: ' hums', replace: '' }], 'The bell.\n\nNobody knows why.\n'],
  [
    'signs that are special in patterns',
    [{ find: 'why.', replace: '$& $1' }],
    'The bell hums.\n\nNobody knows $& $1\n',
  ],
  ['an end', [{ find: '', replace: 'It is old.' }], `${TEXT}\nIt is old.\n`],
  [
    'what an earlier change wrote',
    [
      { find: 'hums', replace: 'sings' },
      { find: 'sings.', replace: 'sings loudly.' },
    ],
    'The bell sings loudly.\n\nNobody knows why.\n',
  ],
])('[MCP-7] replaces %s', (_what, changes, text) => {
  expect(changeText(TEXT, changes)).toEqual({ ok: true, text })
})

it('[MCP-7] an empty text begins with what is added', () => {
  expect(changeText('\n', [{ find: '', replace: 'It is old.' }])).toEqual({ ok: true, text: 'It is old.' })
})

it.each([
  ['does not occur', 'rope', 'missing'],
  ['occurs twice', 's', 'several'],
  ['overlaps itself', 'aa', 'several'],
])('[MCP-7] refuses a passage that %s', (_what, find, why) => {
  const changes = [
    { find: 'bell', replace: 'aaa' },
    { find, replace: '' },
  ]
  expect(changeText(TEXT, changes)).toEqual({ ok: false, change: 1, why })
})
