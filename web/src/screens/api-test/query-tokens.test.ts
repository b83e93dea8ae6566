import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'

import { queryTokens } from './query-tokens.ts'

const kinds = (query: string) =>
  queryTokens(query)
    .filter(({ kind }) => kind !== 'space')
    .map(({ kind, text }) => `${kind} ${text}`)

it('splits a query into tokens', () => {
  expect(kinds('.decl q(x: symbol) // who\nq(x) :- carries(x, "a \\"b\\"", 2.5).').join(' ')).toBe(
    'directive .decl relation q mark ( name x mark : word symbol mark ) comment // who ' +
      'relation q mark ( name x mark ) mark : mark - relation carries mark ( name x mark , ' +
      'text "a \\"b\\"" mark , number 2.5 mark ) mark .',
  )
})

it('separates a number from the period after it', () => {
  expect(kinds('x = 3.')).toEqual(['name x', 'mark =', 'number 3', 'mark .'])
})

it('keeps every character of the query', () => {
  assert(
    property(string({ unit: 'grapheme' }), (query) => {
      expect(
        queryTokens(query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(query)
    }),
  )
})
