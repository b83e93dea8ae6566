import type { Cursor } from './cursor.ts'
import { Misread } from './misread.ts'

/** What people write who come from Prolog, SQL or another Datalog, and what it is here. */
const HABITS: Readonly<Record<string, string>> = {
  "'": 'text stands in double quotes: "like this"',
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

/** Parts of Soufflé that are left out, by the mark or word they begin with. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  '.comp': 'components (.comp)',
  '.init': 'components (.init)',
  '.override': 'components (.override)',
  '.functor': 'functors of your own (.functor)',
  '.lattice': 'lattices (.lattice)',
  '.include': 'other files (.include)',
  '.once': 'including other files (.once)',
  '[': 'records ([a, b])',
  $: 'algebraic data types ($Branch(…)) and counters ($)',
  '@': 'functors of your own (@name)',
  nil: 'records (nil)',
  as: 'casts (as)',
  to_unsigned: 'unsigned numbers (to_unsigned)',
  autoinc: 'counters (autoinc)',
  eqrel: 'equivalence relations (eqrel)',
  btree_delete: 'relations that delete (btree_delete)',
  '|': 'alternatives with |',
}

/** Gives up with what the next token stands for elsewhere, if it is known at all. */
export function refuseHabit(cursor: Cursor): void {
  const token = cursor.peek()
  if (token.kind === 'symbol') return
  if (Object.hasOwn(UNSUPPORTED, token.text))
    throw new Misread(
      `${UNSUPPORTED[token.text]} are not supported`,
      token.at,
      'see what is in the language page',
      'unsupported',
    )
  if (Object.hasOwn(HABITS, token.text))
    throw new Misread(`'${token.text}' means nothing here`, token.at, HABITS[token.text])
}
