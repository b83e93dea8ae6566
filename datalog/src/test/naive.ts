import { compareTexts } from '../evaluate/functions/compare-texts.ts'
import type { Value } from '../schema.ts'
import type { Aggregate, Argument, Atom, Clause, Comparison, Literal, Program } from '../syntax.ts'

type Row = readonly Value[]
type World = Map<string, Map<string, Row>>
type Bindings = ReadonlyMap<string, Value>

/**
 * A slow, simple evaluator to compare the real one with. It evaluates the syntax tree literal by literal from left to right, over all rows,
 * until there are no new rows. `levels` lists the relations that may depend on one another. Each level may also depend on earlier levels.
 * Supports only the syntax of random programs.
 */
export function evaluateNaively(program: Program, levels: readonly (readonly string[])[]): World {
  const world: World = new Map(levels.flat().map((name) => [name, new Map<string, Row>()]))
  for (const level of levels)
    while (program.clauses.some((clause) => level.includes(headName(clause)) && derive(clause, world)));
  return world
}

function headName(clause: Clause): string {
  return clause.heads[0]?.relation ?? ''
}

/** Returns whether the clause derived a new row. */
function derive(clause: Clause, world: World): boolean {
  let isNew = false
  const found = Array.from(satisfy([clause.body], new Map(), world))
  for (const bindings of found)
    for (const head of clause.heads) {
      const row = head.operands.map((operand) => valueOf(operand, bindings, world))
      const rows = world.get(head.relation)
      const key = JSON.stringify(row)
      if (!rows || rows.has(key) || !row.every((value) => value !== null)) continue
      rows.set(key, row)
      isNew = true
    }
  return isNew
}

function* satisfy(literals: readonly Literal[], bindings: Bindings, world: World): Generator<Bindings> {
  const [literal, ...rest] = literals
  if (!literal) yield bindings
  else for (const more of satisfyOne(literal, bindings, world)) yield* satisfy(rest, more, world)
}

function* satisfyOne(literal: Literal, bindings: Bindings, world: World): Generator<Bindings> {
  switch (literal.kind) {
    case 'choice':
      for (const branch of literal.branches) yield* satisfy(branch, bindings, world)
      break
    case 'negation':
      if (satisfyOne(literal.literal, bindings, world).next().done) yield bindings
      break
    case 'atom':
      yield* satisfyAtom(literal, bindings, world)
      break
    case 'comparison':
      yield* satisfyComparison(literal, bindings, world)
      break
    case 'truth':
      if (literal.value) yield bindings
  }
}

function* satisfyAtom(atom: Atom, bindings: Bindings, world: World): Generator<Bindings> {
  for (const row of world.get(atom.relation)?.values() ?? []) {
    const more = new Map(bindings)
    const fits = atom.operands.every((operand, column) => {
      const value = row[column] ?? ''
      if (operand.kind === 'anything') return true
      if (operand.kind !== 'variable' || more.has(operand.name)) return valueOf(operand, more, world) === value
      return more.set(operand.name, value)
    })
    if (fits) yield more
  }
}

function* satisfyComparison(
  { operator, left, right }: Comparison,
  bindings: Bindings,
  world: World,
): Generator<Bindings> {
  const other = valueOf(right, bindings, world)
  if (operator === '=' && left.kind === 'variable' && !bindings.has(left.name)) {
    if (other !== null) yield new Map(bindings).set(left.name, other)
    return
  }
  const one = valueOf(left, bindings, world)
  if (one === null || other === null) return
  const order = typeof one === 'string' ? compareTexts(one, String(other)) : one - Number(other)
  const holds = {
    '=': order === 0,
    '!=': order !== 0,
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  }
  if (operator === 'match' || operator === 'contains' ? String(other).includes(String(one)) : holds[operator])
    yield bindings
}

function valueOf(argument: Argument, bindings: Bindings, world: World): Value | null {
  switch (argument.kind) {
    case 'variable':
      return bindings.get(argument.name) ?? null
    case 'anything':
      return null
    case 'integer':
    case 'float':
    case 'symbol':
      return argument.value
    case 'aggregate':
      return aggregateOf(argument, bindings, world)
    case 'call': {
      const values = argument.operands.map((operand) => valueOf(operand, bindings, world))
      return values.includes(null)
        ? null
        : apply(
            argument.functor,
            values.map((value) => value ?? 0),
          )
    }
  }
}

function apply(functor: string, [one = 0, other = 0]: readonly Value[]): Value | null {
  if (functor === 'cat') return `${one}${other}`
  if (functor === 'strlen') return String(one).length
  const [a, b] = [Number(one), Number(other)]
  switch (functor) {
    case 'negate':
      return -a
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '%':
      return b === 0 ? null : a % b
    case '/':
      return b === 0 ? null : Math.trunc(a / b)
    default:
      throw new RangeError(`random programs have no ${functor}`)
  }
}

function aggregateOf(aggregate: Aggregate, bindings: Bindings, world: World): number | null {
  const { of } = aggregate
  const outer = new Map(bindings)
  if (of?.kind === 'variable') outer.delete(of.name)
  const values = [...satisfy(aggregate.body, outer, world)].map((found) => (of ? Number(valueOf(of, found, world)) : 0))
  switch (aggregate.function) {
    case 'count':
      return values.length
    case 'sum':
      return values.reduce((sum, value) => sum + value, 0)
    case 'min':
      return values.length > 0 ? Math.min(...values) : null
    case 'max':
      return values.length > 0 ? Math.max(...values) : null
    case 'mean':
      throw new RangeError('random programs have no mean')
  }
}
