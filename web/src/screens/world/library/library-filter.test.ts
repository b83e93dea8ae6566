import { expect, it } from 'vitest'

import { libraryQuery, readLibraryFilter } from './library-filter.ts'

it('[LIB-6] the address holds the filter and the chosen entry, and nothing that is no filter', () => {
  const search = { kind: 'weapon', text: 12, price: 36, rarity: '11', set: 'sets/marsh', entry: 'items/boathook', x: 1 }
  expect(readLibraryFilter(search)).toEqual({
    kind: 'weapon',
    text: '12',
    price: '36',
    set: 'sets/marsh',
    entry: 'items/boathook',
  })
  expect(readLibraryFilter({ kind: 'car', tier: '9', set: 'no id', rank: '' })).toEqual({})
})

it('[LIB-6] facts that a kind does not have are no filter', () => {
  const filter = { tier: '2', price: '36', rank: 'minion', skill: 'charm' } as const
  expect(libraryQuery({ ...filter, kind: 'talent' })).toEqual({ kind: 'talent', tier: 2, skill: 'charm' })
  expect(libraryQuery({ ...filter, kind: 'armor' })).toEqual({ kind: 'armor', priceMost: 36 })
  expect(libraryQuery({ ...filter, kind: 'adversary' })).toEqual({ kind: 'adversary', rank: 'minion', skill: 'charm' })
  expect(libraryQuery({ ...filter, text: 'reed' })).toEqual({ query: 'reed' })
})
