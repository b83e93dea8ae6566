import { functors, operatorNames } from '../functor.ts'
import type { Aggregate, AggregateName, Argument } from '../syntax.ts'
import type { Cursor } from './cursor.ts'
import { ParseError } from './parse-error.ts'
import { BEYOND_NUMBERS, beyondNumbers } from './read-number.ts'
import { rejectForeignSyntax } from './reject-foreign-syntax.ts'
import type { Token } from './token.ts'

/** Operator precedence. A sign binds tighter than `*`; `^` binds tighter than a sign and is right-associative. */
const BINDING: Readonly<Record<string, number>> = {
  lor: 1,
  lxor: 2,
  land: 3,
  bor: 4,
  bxor: 5,
  band: 6,
  bshl: 7,
  bshr: 7,
  bshru: 7,
  '+': 8,
  '-': 8,
  '*': 9,
  '/': 9,
  '%': 9,
  '^': 11,
}
const SIGN_BINDING = 10
const SIGNS: Readonly<Record<string, string>> = { '-': 'negate', bnot: 'bnot', lnot: 'lnot' }

/** A chain of operators becomes a tree of the same depth. */
const LONGEST_CHAIN = 300

const aggregates: readonly AggregateName[] = ['count', 'sum', 'min', 'max', 'mean']

export function isFunctorName(name: string): boolean {
  return (functors.has(name) && !operatorNames.has(name)) || name in SIGNS || aggregates.some((known) => known === name)
}

/** Parses `x`, `cat(x, "!")`, `y * 2 + 1`, `count : { … }`. */
export function parseArgument(cursor: Cursor, loosest = 1): Argument {
  return cursor.nested(() => operatorsAfter(parseOperand(cursor), cursor, loosest))
}

export function parseArguments(cursor: Cursor): Argument[] {
  cursor.expect('(')
  const operands: Argument[] = []
  if (cursor.accept(')')) return operands
  do operands.push(parseArgument(cursor))
  while (cursor.accept(','))
  rejectForeignSyntax(cursor)
  cursor.expect(')', 'arguments are separated by commas')
  return operands
}

function operatorsAfter(first: Argument, cursor: Cursor, loosest: number): Argument {
  let left = first
  for (let length = 0; ; length++) {
    const operator = cursor.peek()
    if (length > LONGEST_CHAIN)
      throw new ParseError(
        `more than ${LONGEST_CHAIN} operators in a row`,
        operator.at,
        'split it into several equations',
        'too-large',
      )
    const binding = operator.kind === 'mark' || operator.kind === 'name' ? (BINDING[operator.text] ?? 0) : 0
    if (binding < loosest) return left
    cursor.next()
    const right = parseArgument(cursor, operator.text === '^' ? binding : binding + 1)
    left = {
      kind: 'call',
      functor: operator.text,
      operands: [left, right],
      at: { start: left.at.start, end: right.at.end },
    }
  }
}

function parseOperand(cursor: Cursor): Argument {
  const token = cursor.peek()
  if (token.kind === 'symbol') return { kind: 'symbol', value: cursor.next().text, at: token.at }
  if (token.kind === 'float') return { kind: 'float', value: cursor.next().value, at: token.at }
  if (token.kind === 'integer') return parseInteger(cursor)
  const sign = SIGNS[token.text]
  if (sign !== undefined) return parseSigned(cursor, sign)
  if (cursor.accept('(')) {
    const inner = parseArgument(cursor)
    cursor.expect(')')
    return inner
  }
  const aggregate = aggregates.find((name) => name === token.text)
  if (aggregate && !isMinMaxCall(cursor)) return parseAggregate(cursor, aggregate)
  rejectForeignSyntax(cursor)
  if (token.kind !== 'name') throw cursor.unexpected('a variable, a number or "text"')
  return parseNamed(cursor)
}

function parseInteger(cursor: Cursor): Argument {
  const { value, at } = cursor.next()
  if (value >= BEYOND_NUMBERS) throw beyondNumbers(at)
  return { kind: 'integer', value, at }
}

function parseSigned(cursor: Cursor, functor: string): Argument {
  const sign = cursor.next()
  const number = cursor.peek()
  // Fold the sign here: the smallest number has no positive counterpart.
  if (functor === 'negate' && number.value === BEYOND_NUMBERS && number.kind === 'integer') {
    cursor.next()
    return { kind: 'integer', value: -number.value, at: { start: sign.at.start, end: number.at.end } }
  }
  const operand = parseArgument(cursor, SIGN_BINDING)
  return { kind: 'call', functor, operands: [operand], at: { start: sign.at.start, end: operand.at.end } }
}

/** `min(a, b)` and `max(a, b)` are functors; `min(a) : …` is the aggregate. */
function isMinMaxCall(cursor: Cursor): boolean {
  const { text } = cursor.peek()
  if ((text !== 'min' && text !== 'max') || !cursor.sees('(', 1)) return false
  return cursor.bracketHoldsComma(1)
}

function parseAggregate(cursor: Cursor, name: AggregateName): Aggregate {
  const start = cursor.next().at.start
  if (name === 'count' && !cursor.sees(':'))
    throw cursor.unexpected("':'", 'count has no argument: count : { relation(x, y) }')
  const of = name === 'count' ? null : parseArgument(cursor)
  cursor.expect(':', `${name} is written ${name} x : { relation(x, y) }`)
  const body = cursor.nested(() => cursor.readAggregateBody(cursor))
  return { kind: 'aggregate', function: name, of, body, at: { start, end: cursor.lastTokenEnd.end } }
}

function parseNamed(cursor: Cursor): Argument {
  const token = cursor.next()
  if (token.text === '_') return { kind: 'anything', at: token.at }
  if (!cursor.sees('(')) return { kind: 'variable', name: token.text, at: token.at }
  const known = functors.get(token.text)
  if (!known) throw unknownFunctor(token)
  const operands = parseArguments(cursor)
  const at = { start: token.at.start, end: cursor.lastTokenEnd.end }
  const { length } = known.operands
  if (operands.length < length || operands.length > length + known.more) {
    const wanted = known.more > 0 ? `${length} or more arguments` : `${length} argument${length === 1 ? '' : 's'}`
    throw new ParseError(`${token.text} takes ${wanted}, not ${operands.length}`, at, undefined, 'arity')
  }
  return { kind: 'call', functor: token.text, operands, at }
}

function unknownFunctor(token: Token): ParseError {
  return new ParseError(
    `'${token.text}' is not a functor`,
    token.at,
    'a relation cannot be nested in another one: make it a separate part of the rule, and share a variable',
  )
}
