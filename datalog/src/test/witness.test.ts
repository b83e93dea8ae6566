import { expect, it } from 'vitest'

import { ask } from './ask.ts'

const heights = `
  .decl height(who: symbol, h: number, of: symbol)
  height("Kira", 170, "A"). height("Bel", 184, "B"). height("Tam", 184, "A"). height("Oswin", 176, "B").
`

it.each([
  [
    'everyone with the maximum height',
    '.decl q(who: symbol, most: number)\nq(who, most) :- most = max h : { height(who, h, _) }.',
    ['Bel\t184', 'Tam\t184'],
  ],
  [
    'the compared variable itself',
    '.decl q(h: number, twice: number)\nq(h, twice) :- twice = min 2 * h : { height(_, h, _) }.',
    ['170\t340'],
  ],
  [
    'for each value that another goal binds',
    '.decl q(of: symbol, who: symbol)\nq(of, who) :- height(_, _, of), _ = max h : { height(who, h, of) }.',
    ['A\tTam', 'B\tBel'],
  ],
  [
    'from an aggregate inside the aggregate',
    `.decl q(of: symbol, n: number)
     q(of, n) :- n = min total : { height(_, _, of), total = sum h : { height(_, h, of) } }.`,
    ['A\t354'],
  ],
  ['none, if there is no minimum', '.decl q(who: symbol)\nq(who) :- _ = min h : { height(who, h, _), h > 200 }.', []],
])('[QRY-1] %s', (_, text, rows) => {
  expect(ask(heights + text)).toEqual(rows)
})
