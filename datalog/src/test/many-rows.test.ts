import { expect, it } from 'vitest'

import { ask } from './ask.ts'

const numbers = '.decl n(x: number)\nn(x) :- x = range(0, 90).\n'

it.each([
  ['one column, with many duplicates', '.decl q(x: number)\nq(x * x % 5003) :- x = range(0, 30000).\n', 2502],
  ['two columns', '.decl q(x: number, y: number)\nq(x, y) :- n(x), n(y).\n', 8100],
  ['two columns, with many duplicates', '.decl q(x: number, y: number)\nq(x, y % 7) :- n(x), n(y).\n', 630],
  ['three columns', '.decl q(x: number, y: number, z: number)\nq(x, y, z) :- n(x), n(y), z = range(0, 3).\n', 24_300],
  [
    'the same rows from two rules',
    '.decl q(x: number, y: number)\nq(x, y) :- n(x), n(y), x < y.\nq(x, y) :- n(y), n(x), y != x.\n',
    8010,
  ],
  [
    'a transitive closure with large rounds',
    '.decl q(x: number, y: number)\nq(x, (x + k) % 90) :- n(x), k = range(1, 31).\nq(x, z) :- q(x, y), q(y, z).\n',
    8100,
  ],
  ['a limit', '.decl q(x: number, y: number)\nq(x, y) :- n(x), n(y).\n.limitsize q(n=5000)\n', 5000],
  ['no column', '.decl q()\nq() :- n(x), n(y), x > y.\n', 1],
])('a rule derives thousands of rows without duplicates: %s', (_, rules, rows) => {
  expect(ask(`${numbers}${rules}.printsize q`)).toEqual([`q\t${rows}`])
})
