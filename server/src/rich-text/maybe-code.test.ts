import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { codeRanges } from './code.ts'
import { maybeCode } from './maybe-code.ts'

const RUNS = process.env['LONG'] ? 60_000 : 500

it.each([
  ['An [[inn]].\n\nSome `code` here.', false],
  ['- one\n    - [[two]]\n        - [[three]]', false],
  ['An [[inn]] and `code`.', true],
  ['```\n[[inn]]\n```', true],
  ['Text:\n```js\nlet x\n```\n\n[[inn]]', false],
  ['<div>\n```\n\n[[inn]]', true],
  ['    [[inn]]', true],
  ['- one\n\n      [[two]]', true],
  ['It costs $5.\n[[inn]]', true],
])('[RTX-269] whether a link could be in code: %j', (markdown, expected) => {
  expect(maybeCode(markdown, [markdown.indexOf('[[')])).toBe(expected)
})

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom('[[a]]', '[[a', ']]', 'word', '`', '``', '$', '\n', '\n', '\n\n', '- ', '1. ', '> ', '    ', '  '),
    fc.constantFrom(
      '```',
      '~~~',
      '\t',
      '# ',
      '---',
      '===',
      '| a |',
      '| - |',
      '<b>',
      '[x]: y',
      '- [ ] ',
      '*',
      '%%',
      '\\',
    ),
    fc.constantFrom(
      '\n```\n',
      '\n```\n',
      '\n\n~~~\n',
      '<div>\n',
      '<!--',
      '<pre>',
      '\r\n',
      '  ```\n',
      '> ```\n',
      '[^1]: ',
    ),
  ),
  { maxLength: 16 },
)

it('[RTX-269] no link is in code that was thought to be outside', () => {
  fc.assert(
    fc.property(pieces, (some) => {
      const markdown = some.join('')
      const places = Array.from(markdown.matchAll(/\[\[|\]\]/g), ({ index }) => index)
      const isCode = (place: number) => codeRanges(markdown).some(([start, end]) => start <= place && place < end)
      expect(maybeCode(markdown, places) || !places.some(isCode)).toBe(true)
    }),
    { numRuns: RUNS },
  )
})
