import { entityTypes } from '@waybook/contract'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { readQuery, tagBegun, writeQuery } from './search-query.ts'

it.each([
  ['tide bell', { words: 'tide bell', commands: false }],
  ['type:character kessa', { words: 'kessa', type: 'character', commands: false }],
  ['kessa TYPE:Characters', { words: 'kessa', type: 'character', commands: false }],
  ['lamp #brass', { words: 'lamp', tag: 'brass', commands: false }],
  ['#"third watch" type:item', { words: '', type: 'item', tag: 'third watch', commands: false }],
  ['type:item type:flora reed', { words: 'reed', type: 'flora', commands: false }],
  ['type:lamp a#b', { words: 'type:lamp a#b', commands: false }],
  ['prototype:item #', { words: 'prototype:item #', commands: false }],
  ['> roll', { words: 'roll', commands: true }],
  [' >type:item', { words: 'type:item', commands: true }],
])('[SEA-20] "%s" reads as %j', (typed, query) => {
  expect(readQuery(typed)).toEqual(query)
})

it('[SEA-20] written filters are read back unchanged', () => {
  const word = fc.stringMatching(/^[a-zé]{1,8}$/u)
  const words = fc.array(word, { maxLength: 3 }).map((some) => some.join(' '))
  const asked = fc.record({ words, type: fc.constantFrom(...entityTypes), tag: fc.oneof(word, fc.constant('of two')) })
  fc.assert(
    fc.property(asked, (query) => {
      expect(readQuery(writeQuery(query))).toEqual({ ...query, commands: false })
    }),
  )
})

it.each([
  ['lamp #br', 'br'],
  ['#', ''],
  ['#br ', null],
  ['a#br', null],
])('[SEA-20] the unfinished tag in "%s" is %j', (typed, begun) => {
  expect(tagBegun(typed)).toBe(begun)
})
