import type { Cursor } from './cursor.ts'
import { ParseError } from './parse-error.ts'

/** Syntax of Prolog, SQL and other Datalogs, with the equivalent in this language. */
const HABITS: Readonly<Record<string, string>> = {
  "'": 'put text in double quotes: "like this"',
  not: 'negation is !: !relation(x)',
  '\\+': 'negation is !: !relation(x)',
  '~': 'negation is !: !relation(x)',
  '==': 'equality is a single =',
  '<>': 'inequality is !=',
  '<-': 'a rule is head :- body.',
  is: 'arithmetic is x = y + 1',
  '?-': 'write a rule and name it in .output: answer(x) :- body. .output answer',
  ':-': 'a rule needs a head: answer(x) :- body.',
  '#': 'aggregates are written count : { relation(x) }',
  '%': 'comments begin with //; % is the remainder of a division',
}

/** Unsupported features of Soufflé, by their first mark or word. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  '.comp': 'components (.comp)',
  '.init': 'components (.init)',
  '.override': 'components (.override)',
  '.functor': 'user-defined functors (.functor)',
  '.lattice': 'lattices (.lattice)',
  '.include': 'other files (.include)',
  '.once': 'including other files (.once)',
  '[': 'records ([a, b])',
  $: 'algebraic data types ($Branch(…)) and counters ($)',
  '@': 'user-defined functors (@name)',
  nil: 'records (nil)',
  as: 'casts (as)',
  to_unsigned: 'unsigned numbers (to_unsigned)',
  autoinc: 'counters (autoinc)',
  eqrel: 'equivalence relations (eqrel)',
  btree_delete: 'relations that delete (btree_delete)',
  '|': 'alternatives with |',
}

/** Throws a `ParseError` with a hint if the next token is an unsupported feature or a habit from another language. */
export function rejectForeignSyntax(cursor: Cursor): void {
  const token = cursor.peek()
  if (token.kind === 'symbol') return
  if (Object.hasOwn(UNSUPPORTED, token.text))
    throw new ParseError(
      `${UNSUPPORTED[token.text]} are not supported`,
      token.at,
      'see the language page for what is supported',
      'unsupported',
    )
  if (Object.hasOwn(HABITS, token.text))
    throw new ParseError(`'${token.text}' is not valid here`, token.at, HABITS[token.text])
}
