import { expect, it } from 'vitest'

import { paramsOf, readLogFilter } from './log-filter.ts'

it.each([
  [{}, {}],
  [
    { day: '2026-11-24', by: 'maren', entity: 'items/bell' },
    { day: '2026-11-24', by: 'maren', entity: 'items/bell' },
  ],
  [{ day: 'yesterday', by: 7, entity: '' }, {}],
  [{ day: '2026-19-39' }, {}],
])('[LOG-7] the filter in the address %o is read as %o', (search, filter) => {
  expect(readLogFilter(search)).toEqual(filter)
})

it('[LOG-7] a day is from one midnight to the next', () => {
  const { from = 0, until = 0 } = paramsOf({ day: '2026-11-24' })
  expect(from).toBe(new Date(2026, 10, 24).getTime())
  expect(until).toBe(new Date(2026, 10, 25).getTime())
})
