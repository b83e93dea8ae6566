import { expect, it } from 'vitest'

import { ask } from './ask.ts'

const given = [
  {
    schema: {
      name: 'relationship',
      attributes: [
        { name: 'from', type: 'symbol' },
        { name: 'type', type: 'symbol' },
        { name: 'to', type: 'symbol' },
      ],
    },
    rows: [],
  },
] as const
const declared = '.decl q(x: symbol)\n.decl n(x: number)\n'

it('shows the place, the line with a mark beneath, and what to do', () => {
  expect(ask('.decl q(x: symbol)\nq(x) :- relatonship(x, "knows", _).', given)).toBe(
    [
      "Error: unknown relation 'relatonship' at 2:9",
      'q(x) :- relatonship(x, "knows", _).',
      '        ^~~~~~~~~~~',
      "hint: did you mean 'relationship(from, type, to)'?",
    ].join('\n'),
  )
})

it.each([
  ['an unknown relation like no other', 'q(x) :- weather(x).', "unknown relation 'weather' at 3:9", 'declare it'],
  [
    'the wrong number of attributes',
    'q(x) :- relationship(x, _).',
    "'relationship' has 3 attributes, and 2 are written at 3:9",
    'relationship(from, type, to)',
  ],
  [
    'a variable of the head that nothing binds',
    'q(y) :- relationship(x, _, x).',
    "'y' has no value at 3:3",
    'let a relation of the body bind it',
  ],
  [
    'a variable that only a negation has',
    'q("a") :- !relationship(z, "a", "b").',
    "'z' has no value at 3:25",
    'binds nothing',
  ],
  ['a variable that is only compared', 'n(x) :- x < 3.', "'x' has no value at 3:3", 'binds nothing'],
  [
    'what an aggregate counts for an unbound variable',
    'n(x) :- 1 < count : { n(y), y < x }.',
    "'x' has no value at 3:3",
    '',
  ],
  ['_ in a head', 'q(_) :- relationship(_, _, _).', "'_' has no value in a head at 3:3", 'name a variable'],
  ['a symbol where a number is needed', 'q(y) :- relationship(x, _, y), y > 3.', "'y' is", 'to_number(y)'],
  [
    'a number for a symbol',
    'q(3).',
    'this is a number (as it is written), but a symbol is needed (attribute',
    'to_string',
  ],
  ['a sum of texts', 'n(s) :- s = sum x : { q(x) }.', "'x' is a symbol (attribute 'x' of q)", 'to_number(x)'],
  [
    'a relation that denies itself',
    'q(x) :- relationship(x, _, _), !q(x).',
    "'q' depends on itself through a negation: q -> !q at 3:33",
    'break the circle',
  ],
  [
    'a longer circle',
    '.decl s(x: symbol)\n.decl t(x: symbol)\nq(x) :- t(x), !s(x). s(x) :- t(x). t(x) :- q(x).',
    "'q' depends on itself through a negation: q -> !s -> t -> q at 5:16",
    '',
  ],
  [
    'a circle through an aggregate',
    'n(x) :- x = count : { n(_) }.',
    "'n' depends on itself through an aggregate: n -> an aggregate of n",
    '',
  ],
  ['a missing full stop', 'q("a")\nq("b").', "a '.' is missing at 3:6", 'end with a full stop'],
  ['a missing full stop at the end', 'q("a")', "a '.' is missing at 3:6", ''],
  ['a text without end', 'q("a).', 'text that never ends at 3:3', 'close it with "'],
  ['a comment without end', '/* and so on', 'a comment that never ends at 3:1', '*/'],
  ['a number beyond 32 bits', 'n(2147483648).', 'a number beyond 32 bits at 3:3', '2147483647'],
  ['a letter from nowhere', 'q(é).', "'é' means nothing here at 3:3", 'double quotes'],
  ['single quotes', "q('a').", "''' means nothing here at 3:3", 'double quotes'],
  [
    'negation by a word',
    'q(x) :- relationship(x, _, _), not q(x).',
    "'not' means nothing here at 3:32",
    '!relation(x)',
  ],
  ['another equality', 'n(x) :- n(y), x == y.', "'==' means nothing here at 3:17", 'single ='],
  ['another arrow', 'n(x) <- n(x).', "'<-' means nothing here at 3:6", ':-'],
  ['a goal without a head', ':- n(x).', "':-' means nothing here at 3:1", 'needs a head'],
  [
    'a relation within a relation',
    'q(x) :- relationship(x, "a", q(x)).',
    "'q' is no functor at 3:30",
    'share a variable',
  ],
  ['a functor with too few arguments', 'n(strlen()).', 'strlen takes 1 argument, not 0 at 3:3', ''],
  [
    'count with an argument',
    'n(x) :- x = count y : { n(y) }.',
    "expected ':', but there is 'y' at 3:19",
    'count : { relation(x, y) }',
  ],
  ['an unknown type', '.decl s(x: symbl)', "unknown type 'symbl' at 3:12", "did you mean 'symbol'?"],
  ['a type made of itself', '.type A <: B\n.type B <: A', "type 'A' is made of itself at 3:7", ''],
  [
    'types that exclude each other',
    '.type A <: symbol\n.type B <: symbol\n.decl a(x: A)\n.decl b(x: B)\nb(x) :- a(x).',
    "'x' is a A (of a), but b takes a B at 7:3",
    '',
  ],
  ['a relation declared twice', '.decl n(x: number)', "relation 'n' is declared twice at 3:7", ''],
  [
    'a given relation declared otherwise',
    '.decl relationship(x: symbol)',
    "'relationship' is already a relation of other attributes at 3:7",
    'from: symbol',
  ],
  ['.input of what is not given', '.input n', "'n' is no relation of the campaign at 3:8", 'write facts of your own'],
  [
    'parameters of .input',
    '.input relationship(IO=file, filename="/etc/passwd")',
    'parameters of .input are not supported at 3:20',
    '',
  ],
  [
    'a plan that leaves a relation out',
    'n(x) :- n(x), n(y), x < y. .plan 0:(1)',
    'a plan that is not whole at 3:34',
    '',
  ],
  ['a plan of a version too many', 'n(x) :- n(x), n(y). .plan 2:(2,1)', 'a plan for version 2 at 3:27', '0 to 1'],
  ['parameters of .output', '.output n(IO=file)', 'parameters of .output are not supported at 3:10', ''],
])('%s', (_, text, message, hint) => {
  const answer = ask(declared + text, given)
  expect(answer).toContain(`Error: ${message}`)
  expect(answer).toContain(hint)
})

it.each([
  ['.comp C { }', 'components (.comp)'],
  ['.functor f(x: number): number', 'functors of your own'],
  ['.pragma "libraries" "z"', 'pragmas'],
  ['.include "a.dl"', 'other files'],
  ['#include <a>', 'the preprocessor'],
  ['#define N(x) \\\n  n(x).\nN(1)', 'the preprocessor'],
  ['.type P = [a: number]', 'records'],
  ['.type T = A { x: number }', 'algebraic data types'],
  ['.decl e(x: number, y: number) eqrel', 'equivalence relations'],
  ['.decl c(x: number) choice-domain x', 'choice domains'],
  ['n(x) <= n(y) :- x < y.', 'subsumption'],
  ['n(@f(1)).', 'functors of your own'],
  ['n($).', 'counters'],
  ['n(autoinc()).', 'counters'],
  ['n(as(1, number)).', 'casts'],
  ['n(3u).', 'unsigned numbers'],
  ['.decl u(x: unsigned)', 'unsigned numbers'],
  ['.type U <: unsigned', 'unsigned numbers'],
  ['n(x) :- x = to_unsigned(1).', 'unsigned numbers'],
  ['n(10.0.0.1).', 'IPv4 addresses'],
  ['.decl o(x: number) inline\no(x) :- x = x.', 'inline'],
  ['n(x) :- 1 = count : { n(x) }.', 'only within a count'],
  ['n(x) :- 1 = count : { n(y), y = min z : { n(z), n(x) } }.', 'only within a count'],
  ['n(x) :- x = count : { n(1); n(2) }.', "';' inside an aggregate"],
])('%s is refused by name', (text, name) => {
  expect(ask(`${declared}${text}`)).toMatch(/^Error: .*not supported.* at [34]:/)
  expect(ask(`${declared}${text}`)).toContain(name)
})

it('tells of several errors at once, in the order of the text', () => {
  const answer = ask(`${declared}q(1).\nn(x) :- m(x).\nn("a").`)
  expect(String(answer).match(/Error: [^\n]+/g)).toEqual(["Error: unknown relation 'm' at 4:9"])
  expect(String(ask(`${declared}q(.\nn(1) n(2).\nn(3)`)).match(/at \d+:\d+$/gm)).toEqual(['at 3:3', 'at 4:4', 'at 5:4'])
})

it('marks the place under a line with tabs, and cuts long lines', () => {
  expect(ask('.decl q(x: symbol)\n\tq(y).')).toContain('\n\tq(y).\n\t  ^\n')
  const [, line = ''] = String(ask(`.decl n(x: number)\nn(1)${', n(1)'.repeat(400)} :- m(1).`)).split('\n')
  expect(line.length).toBeLessThan(200)
})
