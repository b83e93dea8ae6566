import { expect, it } from 'vitest'

import { readPagesFilter } from './pages-filter.ts'

it.each([
  [{}, {}],
  [
    { type: 'flora', tag: 'wet', text: ' bell ', sort: 'newest' },
    { type: 'flora', tag: 'wet', text: 'bell', sort: 'newest' },
  ],
  [{ type: 'floor', sort: 'name', page: 2 }, {}],
  [
    { text: 12, from: 'm' },
    { text: '12', from: 'm' },
  ],
  [{ sort: 'newest', from: 'm' }, { sort: 'newest' }],
])('[WORLD-12] the search parameters %j give the filter %j', (search, filter) => {
  expect(readPagesFilter(search)).toEqual(filter)
})
