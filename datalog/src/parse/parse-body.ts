import type { Atom, Choice, ComparisonOperator, Literal, Place } from '../syntax.ts'
import type { Cursor } from './cursor.ts'
import { isFunctorName, parseArgument, parseArguments } from './parse-argument.ts'
import { ParseError } from './parse-error.ts'
import { rejectForeignSyntax } from './reject-foreign-syntax.ts'

const comparisons: readonly ComparisonOperator[] = ['=', '!=', '<=', '>=', '<', '>']
const ARITHMETIC = new Set('+ - * / % ^ band bor bxor bshl bshr bshru land lor lxor'.split(' '))

/** Parses `a, b; c`. */
export function parseBody(cursor: Cursor): Choice {
  const start = cursor.peek().at.start
  const branches: Literal[][] = []
  do branches.push(parseConjunction(cursor))
  while (cursor.accept(';'))
  return { kind: 'choice', branches, at: { start, end: cursor.lastTokenEnd.end } }
}

export function parseAtom(cursor: Cursor): Atom {
  rejectForeignSyntax(cursor)
  const name = cursor.expectName('a relation')
  if (!cursor.sees('(')) {
    rejectForeignSyntax(cursor)
    throw cursor.unexpected(`'(' after ${name.text}`, `put the arguments of a relation in brackets: ${name.text}(x)`)
  }
  const operands = parseArguments(cursor)
  return { kind: 'atom', relation: name.text, operands, at: { start: name.at.start, end: cursor.lastTokenEnd.end } }
}

/** Parses the body of an aggregate: one atom, or a conjunction in braces. */
export function parseAggregateBody(cursor: Cursor): readonly Literal[] {
  if (!cursor.accept('{')) return [parseAtom(cursor)]
  const body = parseConjunction(cursor)
  if (cursor.sees(';'))
    throw new ParseError(
      "';' inside an aggregate is not supported",
      cursor.peek().at,
      'put the choice into a relation first',
      'unsupported',
    )
  cursor.expect('}')
  return body
}

function parseConjunction(cursor: Cursor): Literal[] {
  const literals: Literal[] = []
  do literals.push(cursor.nested(() => parseLiteral(cursor)))
  while (cursor.accept(','))
  return literals
}

function parseLiteral(cursor: Cursor): Literal {
  const { at, text, kind } = cursor.peek()
  if (cursor.accept('!')) {
    const literal = cursor.nested(() => parseLiteral(cursor))
    return { kind: 'negation', literal, at: { start: at.start, end: literal.at.end } }
  }
  if (cursor.sees('(') && !continuesAsArgument(cursor)) return parseGroup(cursor)
  if (kind === 'name' && (text === 'true' || text === 'false')) {
    cursor.next()
    return { kind: 'truth', value: text === 'true', at }
  }
  if (kind === 'name' && (text === 'match' || text === 'contains') && cursor.sees('(', 1))
    return parseConstraint(cursor, text)
  if (kind === 'name' && cursor.sees('(', 1) && !isFunctorName(text)) return parseAtom(cursor)
  return parseComparison(cursor)
}

function parseGroup(cursor: Cursor): Choice {
  const { start } = cursor.expect('(').at
  const group = cursor.nested(() => parseBody(cursor))
  const { end } = cursor.expect(')').at
  return { ...group, at: { start, end } }
}

/** The token after the bracket distinguishes `(x + 1) = y` from `(r(x), s(y))`. */
function continuesAsArgument(cursor: Cursor): boolean {
  const { text, kind } = cursor.tokenAfterBracket()
  return kind !== 'symbol' && (comparisons.some((operator) => operator === text) || ARITHMETIC.has(text))
}

function parseConstraint(cursor: Cursor, operator: 'match' | 'contains'): Literal {
  const { start } = cursor.next().at
  const [left, right, ...others] = parseArguments(cursor)
  const at: Place = { start, end: cursor.lastTokenEnd.end }
  if (!left || !right || others.length > 0)
    throw new ParseError(
      `${operator} takes 2 arguments`,
      at,
      `${operator}(${operator === 'match' ? 'pattern' : 'part'}, text)`,
      'arity',
    )
  return { kind: 'comparison', operator, left, right, at }
}

function parseComparison(cursor: Cursor): Literal {
  if (cursor.seesName('not') || cursor.sees('\\+') || cursor.sees('~')) rejectForeignSyntax(cursor)
  const left = parseArgument(cursor)
  const operator = comparisons.find((mark) => cursor.sees(mark))
  if (!operator) {
    rejectForeignSyntax(cursor)
    throw cursor.unexpected('a comparison', 'compare with = != < <= > >=, or write relation(x, y)')
  }
  cursor.next()
  const right = parseArgument(cursor)
  return { kind: 'comparison', operator, left, right, at: { start: left.at.start, end: right.at.end } }
}
