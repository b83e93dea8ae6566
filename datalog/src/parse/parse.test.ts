/// <reference types="vite/types/importMeta.d.ts" />
import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, it, vi } from 'vitest'

import { compile } from '../compile.ts'
import { explain } from '../diagnostic.ts'
import { Cursor } from './cursor.ts'
import { parse } from './parse.ts'

/** The length of a half in characters. Short, because the test records every access to them. */
const HALF = 4096
const RUNS = import.meta.env['LONG'] ? 20_000 : 300

const words =
  '.decl .type .output .input .printsize .limitsize .plan r q x y _ number symbol float count sum min max mean cat range match contains true false band not is 1 2.5 0x1F -1 "a" "a\\n" \' :- <- <: <= = == != ! ( ) { } [ ] , . ; : + - * / % ^ $ @ | # // /* */'.split(
    ' ',
  )

/** Problems with the result of compiling a text. A valid program and well-formed errors are both fine. */
function complaints(text: string): string[] {
  const compiled = compile(text, [])
  if (compiled.ok) return []
  const { errors } = compiled
  const malformed = errors.filter((error) => !/^Error: [^\n]+ at \d+:\d+\n/.test(explain(error, text)))
  const outside = errors.filter(({ at }) => at.start < 0 || at.end > text.length || at.end < at.start)
  const counted = errors.length > 0 && errors.length <= 20 ? [] : [`${errors.length} errors`]
  return [...counted, ...[...malformed, ...outside].map(({ message }) => message)]
}

it('compiles any sequence of tokens to a program or errors, and never throws', () => {
  const soups = array(constantFrom(...words), { maxLength: 60 })
  assert(
    property(soups, constantFrom(' ', '\n', ''), (soup, between) => {
      expect(complaints(soup.join(between))).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

it('compiles any text to a program or errors', () => {
  const texts = string({ unit: 'binary', maxLength: 200 })
  assert(
    property(texts, (text) => {
      expect(complaints(text)).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

it('compiles a valid program with any part of it missing', () => {
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
  ['groups', '(r(x)), ', 'r(x) :- '],
  ['quotes', '"'],
  ['comments', '/* '],
  ['stars', '/*/'],
  ['slashes', '/ '],
  ['dots', '. '],
])('parses a text of %s in linear time', (_, part, before = '') => {
  const [half, whole] = [HALF, HALF * 2].map((length) => looksAt(before + part.repeat(length / part.length)))
  // Quadratic time would take four times as much.
  expect(whole).toBeLessThan(2.2 * (half ?? 0))
})

/** Counts the accesses to characters and tokens during parsing. */
function looksAt(text: string): number {
  const letters = vi.spyOn(String.prototype, 'charAt')
  const searches = [vi.spyOn(String.prototype, 'indexOf'), vi.spyOn(String.prototype, 'lastIndexOf')]
  const matches = vi.spyOn(RegExp.prototype, 'exec')
  const tokens = vi.spyOn(Cursor.prototype, 'peek')
  parse(text)
  const matched = matches.mock.results.map((match) => (match.type === 'return' && match.value?.[0].length) || 1)
  const searched = searches.flatMap(({ mock }) =>
    mock.results.map((search, index) => {
      const [, from = 0] = mock.calls[index] ?? []
      return search.type === 'return' && search.value >= 0 ? Math.abs(search.value - from) : text.length - from
    }),
  )
  vi.restoreAllMocks()
  const looks = [letters.mock.calls.length, tokens.mock.calls.length, ...matched, ...searched]
  return looks.reduce((all, one) => all + one, 0)
}
