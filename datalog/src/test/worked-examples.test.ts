import { expect, it } from 'vitest'

import { ask } from './ask.ts'

const membership = `
  .decl member(who: symbol, of: symbol)
  member("Kira", "Lamplighters"). member("Lamplighters", "Lantern Guild"). member("Oswin", "Harbour Watch").
  member("Tam", "Kira"). member("Lantern Guild", "Lamplighters").
  .decl person(name: symbol)
  person("Kira"). person("Tam"). person("Oswin"). person("Bel").
`
const within = `
  .decl within(who: symbol, of: symbol)
  within(x, y) :- member(x, y).
  within(x, z) :- within(x, y), member(y, z).
`
const number = '.decl r(x: number)\n'
const pair = '.decl p(x: number, y: number)\np(1, 10). p(1, 20). p(2, 20). p(3, 5).\n'

it.each([
  ['the answer consists of facts', `${number} r(2). r(1). r(2).`, ['1', '2']],
  [
    'a relation without attributes is empty or has one row',
    '.decl yes()\n.decl no()\nyes().\n.output yes, no',
    ['yes\t()'],
  ],
  [
    'recursion follows a chain to its end, even with cycles',
    `${membership}${within}.decl q(x: symbol)\nq(x) :- within(x, "Lantern Guild"), person(x).`,
    ['Kira', 'Tam'],
  ],
  [
    'negation finds what is missing',
    `${membership}${within}.decl q(x: symbol)\nq(x) :- person(x), !within(x, _).`,
    ['Bel'],
  ],
  [
    'mutual recursion',
    '.decl even(x: number)\n.decl odd(x: number)\neven(0). odd(x + 1) :- even(x), x < 6. even(x + 1) :- odd(x).\n.output even',
    ['0', '2', '4', '6'],
  ],
  ['a disjunction', `${pair}.decl q(x: number)\nq(x) :- p(x, 10); p(x, 5).`, ['1', '3']],
  ['a disjunction inside a conjunction', `${pair}.decl q(x: number)\nq(x) :- p(x, y), (y = 5; y = 10), x > 1.`, ['3']],
  ['negated groups', `${pair}.decl q(x: number)\nq(x) :- p(x, y), !(x = 1, y = 20), !(y = 5; y > 100).`, ['1', '2']],
  [
    'several heads',
    `${pair}.decl a(x: number)\n.decl b(y: number)\na(x), b(y) :- p(x, y), x = 1.\n.output a, b`,
    ['a\t1', 'b\t10', 'b\t20'],
  ],
  ['the same variable twice', `${number}.decl e(x: number, y: number)\ne(1, 1). e(1, 2).\nr(x) :- e(x, x).`, ['1']],
  ['arithmetic binds a variable', `${pair}.decl q(z: number)\nq(z) :- p(3, y), z = -y * 2 + 7 % 4.`, ['-7']],
  [
    'a power binds tighter than a sign, and is right-associative',
    `${number}r(-2 ^ 2). r(2 ^ 3 ^ 2). r((0 - 2) ^ 2).`,
    ['-4', '4', '512'],
  ],
  [
    'numbers wrap around at 32 bits',
    `${number}r(2147483647 + 1). r(-2147483648). r(65536 * 65536).`,
    ['-2147483648', '0'],
  ],
  ['division drops the fraction', `${number}r(-7 / 2). r(-7 % 2). r(2 ^ -1).`, ['-3', '-1', '0']],
  ['a division by zero skips its row', `${number}r(x) :- x = 1 / y, y = range(-1, 2).`, ['-1', '1']],
  [
    'numbers in other bases, and bitwise operators',
    `${number}r(0x1F). r(0b101). r(6 band 3). r(6 bor 3). r(1 bshl 4). r(bnot 0). r(2 land 0).`,
    ['-1', '0', '2', '5', '7', '16', '31'],
  ],
  ['floats', '.decl f(x: float)\nf(1). f(0.5 + 1). f(to_float("2.25")). f(1.5).', ['1', '1.5', '2.25']],
  ['mean is a float', `${pair}.decl q(m: float)\nq(m) :- m = mean y : { p(_, y) }.`, ['13.75']],
  [
    'texts are concatenated, cut and measured',
    '.decl s(x: symbol, n: number)\ns(cat("a", "b", to_string(7)), strlen("né")). s(substr("lantern", 2, 3), 0). s(substr("ab", 1, 9), 0). s(substr("ab", -1, 2), 0).',
    ['\t0', 'ab7\t2', 'b\t0', 'nte\t0'],
  ],
  [
    'texts are searched',
    '.decl s(x: symbol)\n.decl q(x: symbol)\ns("Lantern Guild"). s("Harbour Watch"). s("Lantern").\nq(x) :- s(x), contains("Guild", x). q(x) :- s(x), match("L[a-z]+", x). q("none") :- !s("x"), !match("a", "b").',
    ['Lantern', 'Lantern Guild', 'none'],
  ],
  [
    'a text that is not a number is skipped',
    '.decl s(x: symbol)\n.decl q(n: number)\ns("12"). s("many"). s("-3"). s("99999999999").\nq(to_number(x)) :- s(x).',
    ['-3', '12'],
  ],
  [
    'texts compare by code point',
    '.decl s(x: symbol)\ns("\uFF5E"). s("\u{1F3B2}"). s("a"). s("B").',
    ['B', 'a', '\uFF5E', '\u{1F3B2}'],
  ],
  ['+ concatenates texts', '.decl q(x: symbol)\nq("pre-" + x) :- x = "a" + "-post".', ['pre-a-post']],
  ['the minimum and maximum of several values', `${number}r(min(3, 1, 2)). r(max(3, 9, 2)).`, ['1', '9']],
  ['tabs and line breaks are escaped', '.decl s(x: symbol)\ns("a\\tb\\nc\\\\d").', ['a\\tb\\nc\\\\d']],
  ['a size is listed with the name of its relation', `${pair}.printsize p`, ['p\t4']],
  ['growth stops at a limit', `${number}r(0). r(x + 1) :- r(x).\n.limitsize r(n=3)\n.output r`, ['0', '1', '2']],
  ['false never holds, true always', `${number}r(1) :- false. r(2) :- true. r(3) :- !false.`, ['2', '3']],
  [
    'user-defined types',
    '.type Name <: symbol\n.type Thing = Name\n.type Any = Name | Place\n.type Place <: symbol\n.decl a(x: Name)\n.decl b(x: Any)\na("x"). b(x) :- a(x).',
    ['x'],
  ],
  [
    'comments, qualifiers and plans change nothing',
    `/* a */ .decl r(x: number) inline // b\nr(1). r(x) :- r(x), r(x). .plan 0:(1,2)`,
    ['1'],
  ],
  [
    'a performance pragma, and an output that is requested twice',
    '.pragma "magic-transform" "*"\n.decl r(x: number)\nr(1).\n.output r\n.output r',
    ['1'],
  ],
  ['old-style directives after the declaration', '.decl r(x: number) output\n.decl s(x: number)\nr(1). s(2).', ['1']],
])('%s', (_, text, rows) => {
  expect(ask(text)).toEqual(rows)
})

it.each([
  ['count', 'n = count : { p(x, _) }', ['1\t2', '2\t1', '3\t1', '4\t0']],
  ['sum', 'n = sum y : p(x, y)', ['1\t30', '2\t20', '3\t5', '4\t0']],
  ['min', 'n = min y : { p(x, y) }', ['1\t10', '2\t20', '3\t5']],
  ['max of an expression', 'n = max y * 2 : { p(x, y) } + 1', ['1\t41', '2\t41', '3\t11']],
  ['a filter inside', 'n = count : { p(x, y), y > 10 }', ['1\t1', '2\t1', '3\t0', '4\t0']],
  ['negation inside', 'n = count : { p(x, y), !p(2, y) }', ['1\t1', '2\t0', '3\t1', '4\t0']],
  ['an aggregate inside another', 'n = count : { p(x, y), 2 = count : { p(_, y) } }', ['1\t1', '2\t1', '3\t0', '4\t0']],
  ['used directly in a comparison', 'n = x, 1 < count : { p(x, _) }', ['1\t1']],
])('aggregates: %s', (_, aggregate, rows) => {
  const text = `${pair}.decl x(x: number)\nx(1). x(2). x(3). x(4).\n.decl q(x: number, n: number)\nq(x, n) :- x(x), ${aggregate}.`
  expect(ask(text)).toEqual(rows)
})

it('counts and sums include each binding, not each distinct value', () => {
  expect(
    ask(`${pair}.decl q(n: number, m: number)\nq(n, m) :- n = sum y : { p(_, y) }, m = count : { p(_, _) }.`),
  ).toEqual(['55\t4'])
})

it('given relations need no declaration, but an identical one is allowed', () => {
  const facts = [
    {
      schema: {
        name: 'tag',
        attributes: [
          { name: 'entity', type: 'symbol' },
          { name: 'tag', type: 'symbol' },
        ],
      },
      rows: [['characters/kira', 'crew']],
    },
  ] as const
  expect(ask('.decl q(x: symbol)\nq(x) :- tag(x, "crew").', facts)).toEqual(['characters/kira'])
  expect(ask('.decl tag(e: symbol, t: symbol)\n.input tag\ntag("items/rope", "crew").\n.output tag', facts)).toEqual([
    'characters/kira\tcrew',
    'items/rope\tcrew',
  ])
  expect(ask('.output tag', facts)).toEqual(['characters/kira\tcrew'])
})
