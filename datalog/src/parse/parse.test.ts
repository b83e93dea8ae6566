/// <reference types="vite/types/importMeta.d.ts" />
import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, it } from 'vitest'

import { compile } from '../compile.ts'
import { explain } from '../diagnostic.ts'
import { parse } from './parse.ts'

const RUNS = import.meta.env['LONG'] ? 20_000 : 1000
const PATIENCE_MS = RUNS * 20

const words =
  '.decl .type .output .input .printsize .limitsize .plan r q x y _ number symbol float count sum min max mean cat range match contains true false band not is 1 2.5 0x1F -1 "a" "a\\n" \' :- <- <: <= = == != ! ( ) { } [ ] , . ; : + - * / % ^ $ @ | # // /* */'.split(
    ' ',
  )

/** What is wrong with how a text is answered; a good program and good errors are both fine. */
function complaints(text: string): string[] {
  const compiled = compile(text, [])
  if (compiled.ok) return []
  const { errors } = compiled
  const told = errors.filter((error) => !/^Error: [^\n]+ at \d+:\d+\n/.test(explain(error, text)))
  const outside = errors.filter(({ at }) => at.start < 0 || at.end > text.length || at.end < at.start)
  const counted = errors.length > 0 && errors.length <= 20 ? [] : [`${errors.length} errors`]
  return [...counted, ...[...told, ...outside].map(({ message }) => message)]
}

it(
  'answers any soup of words with a program or errors, and never throws',
  () => {
    const soups = array(constantFrom(...words), { maxLength: 60 })
    assert(
      property(soups, constantFrom(' ', '\n', ''), (soup, between) => {
        expect(complaints(soup.join(between))).toEqual([])
      }),
      { numRuns: RUNS },
    )
  },
  PATIENCE_MS,
)

it(
  'answers any text',
  () => {
    const texts = string({ unit: 'binary', maxLength: 200 })
    assert(
      property(texts, (text) => {
        expect(complaints(text)).toEqual([])
      }),
      { numRuns: RUNS },
    )
  },
  PATIENCE_MS,
)

it('answers a good program with any part of it missing', () => {
  const text =
    '.decl r(x: number, y: symbol)\nr(1, "a"). r(x + 1, cat(y, "b")) :- r(x, y), !(x > 3; y = "c"), n = count : { r(x, _) }, n < 2.\n.output r'
  for (let start = 0; start < text.length; start++)
    for (let end = start; end <= text.length; end += 3)
      expect(complaints(text.slice(0, start) + text.slice(end))).toEqual([])
})

it.each([
  ['facts', 'r(1).'],
  ['brackets', '('],
  ['open braces', 'r(x) :- x = count : { '],
  ['choices', 'r(x) :- (r(x); r(x)), '],
  ['quotes', '"'],
  ['comments', '/* '],
  ['stars', '/*/'],
  ['slashes', '/ '],
  ['dots', '. '],
])('reads the longest text of %s at once', (_, part) => {
  const text = part.repeat(65_536 / part.length)
  const start = Date.now()
  parse(text)
  // Linear reading takes a few dozen milliseconds; with a square of the length it would be many seconds.
  expect(Date.now() - start).toBeLessThan(2000)
})
