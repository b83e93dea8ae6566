import { expect, it } from 'vitest'

import { parseResult } from './parse-result.ts'

const given = new Map([['item', ['id', 'name']]])

it('[QRY-2] names the columns of a single relation', () => {
  expect(parseResult('.output item', ['items/rope\tRope'], given)).toEqual([
    { relation: 'item', columns: ['id', 'name'], rows: [['items/rope', 'Rope']] },
  ])
  expect(parseResult('.decl q(who: symbol, n: number)\nq(x, 1) :- item(x, _).', ['a\\tb\t1'], given)).toEqual([
    { relation: 'q', columns: ['who', 'n'], rows: [['a\tb', '1']] },
  ])
})

it('[QRY-2] separates several relations, including those without rows', () => {
  const query = '.decl a, b(x: number) // .output c\na(1).\n.output a, b, item\n.printsize a'
  expect(parseResult(query, ['a\t1', 'a\t2', 'a\t2'], given)).toEqual([
    { relation: 'a', columns: ['x'], rows: [['1'], ['2']] },
    { relation: 'b', columns: ['x'], rows: [] },
    { relation: 'item', columns: ['id', 'name'], rows: [] },
    { relation: 'a', columns: ['rows'], rows: [['2']] },
  ])
})

it('[QRY-2] reads a count without rows', () => {
  expect(parseResult('.printsize item', ['item\t12'], given)).toEqual([
    { relation: 'item', columns: ['rows'], rows: [['12']] },
  ])
})
