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

it('shows the position, the line with a marker beneath, and a hint', () => {
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
  ['an unknown relation', 'q(x) :- weather(x).', "unknown relation 'weather' at 3:9", 'declare it'],
  [
    'the wrong number of attributes',
    'q(x) :- relationship(x, _).',
    "'relationship' has 3 attributes, but 2 are given at 3:9",
    'relationship(from, type, to)',
  ],
  [
    'an unbound variable in the head',
    'q(y) :- relationship(x, _, x).',
    "'y' has no value at 3:3",
    'bind it in a relation of the body',
  ],
  [
    'a variable that occurs only in a negation',
    'q("a") :- !relationship(z, "a", "b").',
    "'z' has no value at 3:25",
    'do not bind it',
  ],
  ['a variable that is only compared', 'n(x) :- x < 3.', "'x' has no value at 3:3", 'do not bind it'],
  ['an unbound variable inside an aggregate', 'n(x) :- 1 < count : { n(y), y < x }.', "'x' has no value at 3:3", ''],
  ['_ in a head', 'q(_) :- relationship(_, _, _).', "'_' has no value in a head at 3:3", 'name a variable'],
  ['a symbol instead of a number', 'q(y) :- relationship(x, _, y), y > 3.', "'y' is", 'to_number(y)'],
  [
    'a number instead of a symbol',
    'q(3).',
    'this is a number (type of the literal), but a symbol is needed (attribute',
    'to_string',
  ],
  ['a sum of texts', 'n(s) :- s = sum x : { q(x) }.', "'x' is a symbol (attribute 'x' of q)", 'to_number(x)'],
  [
    'a relation that negates itself',
    'q(x) :- relationship(x, _, _), !q(x).',
    "'q' depends on itself through a negation: q -> !q at 3:33",
    'break the cycle',
  ],
  [
    'a longer cycle',
    '.decl s(x: symbol)\n.decl t(x: symbol)\nq(x) :- t(x), !s(x). s(x) :- t(x). t(x) :- q(x).',
    "'q' depends on itself through a negation: q -> !s -> t -> q at 5:16",
    '',
  ],
  [
    'a cycle through an aggregate',
    'n(x) :- x = count : { n(_) }.',
    "'n' depends on itself through an aggregate: n -> an aggregate of n",
    '',
  ],
  ['a missing full stop', 'q("a")\nq("b").', "a '.' is missing at 3:6", 'end with a full stop'],
  ['a missing full stop at the end', 'q("a")', "a '.' is missing at 3:6", ''],
  ['an unterminated text', 'q("a).', 'unterminated text at 3:3', 'close it with "'],
  ['an unterminated comment', '/* and so on', 'unterminated comment at 3:1', '*/'],
  ['a number beyond 32 bits', 'n(2147483648).', 'the number does not fit in 32 bits at 3:3', '2147483647'],
  ['an invalid character', 'q(é).', "'é' is not valid here at 3:3", 'double quotes'],
  ['single quotes', "q('a').", "''' is not valid here at 3:3", 'double quotes'],
  ['negation as a word', 'q(x) :- relationship(x, _, _), not q(x).', "'not' is not valid here at 3:32", '!relation(x)'],
  ['another equality operator', 'n(x) :- n(y), x == y.', "'==' is not valid here at 3:17", 'single ='],
  ['another arrow', 'n(x) <- n(x).', "'<-' is not valid here at 3:6", ':-'],
  ['a goal without a head', ':- n(x).', "':-' is not valid here at 3:1", 'needs a head'],
  ['a nested relation', 'q(x) :- relationship(x, "a", q(x)).', "'q' is not a functor at 3:30", 'share a variable'],
  ['a functor with too few arguments', 'n(strlen()).', 'strlen takes 1 argument, not 0 at 3:3', ''],
  [
    'count with an argument',
    'n(x) :- x = count y : { n(y) }.',
    "expected ':', but found 'y' at 3:19",
    'count : { relation(x, y) }',
  ],
  ['an unknown type', '.decl s(x: symbl)', "unknown type 'symbl' at 3:12", "did you mean 'symbol'?"],
  ['a recursive type', '.type A <: B\n.type B <: A', "type 'A' is defined by itself at 3:7", ''],
  [
    'incompatible types',
    '.type A <: symbol\n.type B <: symbol\n.decl a(x: A)\n.decl b(x: B)\nb(x) :- a(x).',
    "'x' has type A (from a), but b needs type B at 7:3",
    '',
  ],
  ['a relation declared twice', '.decl n(x: number)', "relation 'n' is declared twice at 3:7", ''],
  [
    'a given relation declared differently',
    '.decl relationship(x: symbol)',
    "'relationship' already exists with different attributes at 3:7",
    'from: symbol',
  ],
  ['.input of another relation', '.input n', "'n' is not a relation of the campaign at 3:8", 'your own facts'],
  [
    'parameters of .input',
    '.input relationship(IO=file, filename="/etc/passwd")',
    'parameters of .input are not supported at 3:20',
    '',
  ],
  ['a plan that omits a relation', 'n(x) :- n(x), n(y), x < y. .plan 0:(1)', 'an incomplete plan at 3:34', ''],
  ['a plan for a nonexistent version', 'n(x) :- n(x), n(y). .plan 2:(2,1)', 'a plan for version 2 at 3:27', '0 to 1'],
  ['parameters of .output', '.output n(IO=file)', 'parameters of .output are not supported at 3:10', ''],
])('%s', (_, text, message, hint) => {
  const answer = ask(declared + text, given)
  expect(answer).toContain(`Error: ${message}`)
  expect(answer).toContain(hint)
})

it.each([
  ['.comp C { }', 'components (.comp)'],
  ['.functor f(x: number): number', 'user-defined functors'],
  ['.pragma "libraries" "z"', 'pragmas'],
  ['.include "a.dl"', 'other files'],
  ['#include <a>', 'the preprocessor'],
  ['#define N(x) \\\n  n(x).\nN(1)', 'the preprocessor'],
  ['.type P = [a: number]', 'records'],
  ['.type T = A { x: number }', 'algebraic data types'],
  ['.decl e(x: number, y: number) eqrel', 'equivalence relations'],
  ['.decl c(x: number) choice-domain x', 'choice domains'],
  ['n(x) <= n(y) :- x < y.', 'subsumption'],
  ['n(@f(1)).', 'user-defined functors'],
  ['n($).', 'counters'],
  ['n(autoinc()).', 'counters'],
  ['n(as(1, number)).', 'casts'],
  ['n(3u).', 'unsigned numbers'],
  ['.decl u(x: unsigned)', 'unsigned numbers'],
  ['.type U <: unsigned', 'unsigned numbers'],
  ['n(x) :- x = to_unsigned(1).', 'unsigned numbers'],
  ['n(10.0.0.1).', 'IPv4 addresses'],
  ['.decl o(x: number) inline\no(x) :- x = x.', 'inline'],
  ['n(x) :- 1 = count : { n(x) }.', 'only inside a count'],
  ['n(x) :- 1 = count : { n(y), y = min z : { n(z), n(x) } }.', 'only inside a count'],
  ['n(x) :- x = count : { n(1); n(2) }.', "';' inside an aggregate"],
])('%s is reported as not supported, by name', (text, name) => {
  expect(ask(`${declared}${text}`)).toMatch(/^Error: .*not supported.* at [34]:/)
  expect(ask(`${declared}${text}`)).toContain(name)
})

it('reports several errors together, in the order of the text', () => {
  const answer = ask(`${declared}q(1).\nn(x) :- m(x).\nn("a").`)
  expect(String(answer).match(/Error: [^\n]+/g)).toEqual(["Error: unknown relation 'm' at 4:9"])
  expect(String(ask(`${declared}q(.\nn(1) n(2).\nn(3)`)).match(/at \d+:\d+$/gm)).toEqual(['at 3:3', 'at 4:4', 'at 5:4'])
})

it('aligns the marker under a line with tabs, and truncates long lines', () => {
  expect(ask('.decl q(x: symbol)\n\tq(y).')).toContain('\n\tq(y).\n\t  ^\n')
  const [, line = ''] = String(ask(`.decl n(x: number)\nn(1)${', n(1)'.repeat(400)} :- m(1).`)).split('\n')
  expect(line.length).toBeLessThan(200)
})
