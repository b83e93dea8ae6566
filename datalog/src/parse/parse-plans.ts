import type { Choice, Place } from '../syntax.ts'
import type { Cursor } from './cursor.ts'
import { ParseError } from './parse-error.ts'

/** `.plan` sets the join order in Soufflé. Here the order depends on relation sizes, so a plan is only validated. */
export function parsePlans(cursor: Cursor, { branches }: Choice): void {
  const [only = [], ...others] = branches
  const atoms = others.length > 0 ? null : only.filter(({ kind }) => kind === 'atom').length
  while (cursor.peek().text === '.plan' && cursor.peek().kind === 'directive') {
    cursor.next()
    do parsePlan(cursor, atoms)
    while (cursor.accept(','))
  }
}

/** `0:(2,1)`: the version of the rule, and the order of its atoms. */
function parsePlan(cursor: Cursor, atoms: number | null): void {
  const { start } = cursor.peek().at
  const version = expectInteger(cursor)
  cursor.expect(':')
  cursor.expect('(')
  const order: number[] = []
  do order.push(expectInteger(cursor))
  while (cursor.accept(','))
  cursor.expect(')')
  if (atoms !== null) checkPlan(version, order, atoms, { start, end: cursor.lastTokenEnd.end })
}

function checkPlan(version: number, order: readonly number[], atoms: number, at: Place): void {
  if (order.toSorted((a, b) => a - b).join() !== Array.from({ length: atoms }, (_, index) => index + 1).join())
    throw new ParseError('an incomplete plan', at, `list each of the rule's ${atoms} relations once, numbered from 1`)
  if (version >= atoms)
    throw new ParseError(
      `a plan for version ${version}`,
      at,
      `a rule has at most as many versions as relations: 0 to ${atoms - 1}`,
    )
}

function expectInteger(cursor: Cursor): number {
  if (cursor.peek().kind !== 'integer') throw cursor.unexpected('a number', 'a plan is written .plan 0:(1,2)')
  return cursor.next().value
}
