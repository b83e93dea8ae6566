import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'

import { htmlWords } from './plain-words.ts'

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

it('[SEA-4] extracts the words of a rendered text', () => {
  const { full } = rendered('# The *low* road', '', '| wick | oil |', '|---|---|', '| 1 < 2 | [a](http://b.c/?d>e&f) |')
  expect(tidy(htmlWords(full))).toBe('The low road wick oil 1 < 2 a')
})

const pieces = constantFrom(
  ...'# ,*,`,|,\n,\n\n,- ,> ,<b>,</b>,<a title="x>y" href="http://a/?b">,</a>,&,&amp;,&lt;,&#x26;,<,",word,é,𞤀, '.split(
    ',',
  ),
)

it('[SEA-4] gives the same words for the HTML as for the search text', () => {
  assert(
    property(array(pieces, { maxLength: 20 }), (parts) => {
      const { open, search } = rendered(parts.join(''))
      expect(tidy(htmlWords(open))).toBe(tidy(search.open))
    }),
  )
})
