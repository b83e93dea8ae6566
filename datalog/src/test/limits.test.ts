import { expect, it } from 'vitest'

import { ask } from './ask.ts'

const counting = '.decl n(x: number)\nn(0).\nn(x + 1) :- n(x).\n.printsize n'

it.each([
  ['steps', { steps: 100_000 }, 'stopped after 100,000 steps'],
  ['rows', { rows: 5000 }, 'stopped after 5,000 derived rows'],
  ['memory', { bytes: 2 ** 20 }, 'stopped when the memory for a query was used up'],
])('an endless query stops at the limit of %s and reports the rule', (_, budget, message) => {
  const answer = ask(counting, [], budget)
  expect(answer).toContain(`Error: ${message}`)
  expect(answer).toContain("in a rule of 'n' at 3:1")
})

it('an endless query stops at the time limit, by the given clock', () => {
  let now = 0
  expect(ask(counting, [], { milliseconds: 2000, now: () => (now += 100) })).toContain('Error: stopped after 2 s')
})

it('an answer with too many rows is an error, but its size is not', () => {
  const many = '.decl n(x: number)\nn(x) :- x = range(0, 50).\n'
  expect(ask(many, [], { answerRows: 49 })).toContain("'n' has 50 rows, more than the 49 allowed in an answer")
  expect(ask(`${many}.printsize n`, [], { answerRows: 49 })).toEqual(['n\t50'])
})

it('an answer with too much text is an error', () => {
  const long = '.decl s(n: number, x: symbol)\ns(n, "lantern") :- n = range(0, 10).'
  expect(ask(long, [], { answerCharacters: 79 })).toContain("with 's', the answer has more than 79 characters")
  expect(ask(long, [], { answerCharacters: 80 })).toHaveLength(10)
})

it.each([
  ['a range of billions', '.decl n(x: number)\nn(x) :- x = range(-2147483648, 2147483647).'],
  ['texts that double', '.decl s(x: symbol)\ns("ab"). s(cat(x, x)) :- s(x).'],
  [
    'a product of six relations',
    `.decl n(x: number)\nn(x) :- x = range(0, 200).\n.decl q(x: number)\nq(a + b + c + d + e + f) :- n(a), n(b), n(c), n(d), n(e), n(f).`,
  ],
  [
    'a count over a product',
    `.decl n(x: number)\nn(x) :- x = range(0, 200).\n.decl q(x: number)\nq(x) :- x = count : { n(a), n(b), n(c), n(d) }.`,
  ],
  [
    'a long search without a match',
    `.decl n(x: number)\nn(x) :- x = range(0, 3000).\n.decl q(x: number)\nq(x) :- n(x), n(y), n(z), x + y + z < 0.`,
  ],
])('%s stops', (_, text) => {
  expect(ask(text, [], { steps: 200_000, rows: 50_000, bytes: 2 ** 23 })).toMatch(/^Error: stopped/)
})

it.each([
  ['brackets', `.decl n(x: number)\nn(${'('.repeat(30_000)}1${')'.repeat(30_000)}).`],
  ['negations', `.decl n(x: number)\nn(1) :- ${'!'.repeat(60_000)}n(1).`],
  ['signs', `.decl n(x: number)\nn(${'-'.repeat(60_000)}1).`],
  ['sums', `.decl n(x: number)\nn(1${' + 1'.repeat(16_000)}).`],
  ['aggregates', `.decl n(x: number)\nn(x) :- x = ${'count : { 1 = '.repeat(4000)}1${' }'.repeat(4000)}.`],
  ['choices', `.decl n(x: number)\nn(1) :- ${'(n(1); n(2)), '.repeat(40)}n(3).`],
  ['parts of a rule', `.decl n(x: number)\nn(1) :- ${'n(1), '.repeat(10_000)}n(3).`],
  ['characters', `.decl n(x: number)\n${' '.repeat(70_000)}`],
])('too many %s are rejected before evaluation', (_, text) => {
  expect(ask(text)).toContain('Error: more than')
})

it('a long chain of relations does not exhaust the stack', () => {
  const chain = Array.from(
    { length: 1500 },
    (_, place) => `.decl r${place + 1}(x: number)\nr${place + 1}(x) :- r${place}(x).`,
  )
  expect(ask(`.decl r0(x: number)\nr0(7).\n${chain.join('\n')}`)).toEqual(['7'])
})
