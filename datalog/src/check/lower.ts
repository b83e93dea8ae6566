import type { Diagnostic } from '../diagnostic.ts'
import type { Expression, Goal, Rule, Slot, Term } from '../rule.ts'
import type { Aggregate, Argument, Atom, Call, Clause, Place } from '../syntax.ts'
import { expandBody, expandConjunction, MOST_BRANCHES, type PlainLiteral } from './expand.ts'
import { relationOf, type Relations } from './relations.ts'
import { addNames, namesIn, Scope, type Names } from './scope.ts'
import { withWitnesses } from './witness.ts'

const MOST_GOALS = 500

/** Lowers a clause to plain rules, one per head and branch. Reports unknown relations and wrong arities. */
export function lowerClause(clause: Clause, relations: Relations, errors: Diagnostic[]): Rule[] {
  const branches = expandBody(clause.body)
  if (!branches) {
    errors.push({
      code: 'too-large',
      message: `more than ${MOST_BRANCHES} alternatives in a rule`,
      at: clause.body.at,
      hint: 'move each choice into its own relation',
    })
    return []
  }
  return clause.heads.flatMap((head) =>
    branches.map((literals) => withWitnesses(new Lowering(relations, errors).rule(head, literals, clause.at))),
  )
}

/** Lowers one rule. Goals nested in arguments, such as aggregates, become goals next to the one that contains them. */
class Lowering {
  readonly #relations: Relations
  readonly #errors: Diagnostic[]

  constructor(relations: Relations, errors: Diagnostic[]) {
    this.#relations = relations
    this.#errors = errors
  }

  rule(head: Atom, literals: readonly PlainLiteral[], at: Place): Rule {
    const scope = new Scope(namesIn(literals, head))
    relationOf(head, this.#relations, this.#errors)
    const goals: Goal[] = []
    const terms = head.operands.map((operand) => this.#expression(operand, scope, goals, 'in a head'))
    goals.push(...this.#goals(literals, scope))
    if (goals.length > MOST_GOALS)
      this.#errors.push({
        code: 'too-large',
        message: `more than ${MOST_GOALS} parts in a rule`,
        at,
        hint: 'split it into several rules',
      })
    return { head: { relation: head.relation, terms, at: head.at }, goals, at }
  }

  #goals(literals: readonly PlainLiteral[], scope: Scope): Goal[] {
    const goals: Goal[] = []
    for (const literal of literals) this.#goal(literal, scope, goals)
    return goals
  }

  #goal(literal: PlainLiteral, scope: Scope, goals: Goal[]): void {
    if (literal.kind === 'truth') {
      if (!literal.value) goals.push({ kind: 'never', at: literal.at })
    } else if (literal.kind === 'comparison') {
      const { operator, at } = literal.comparison
      const side = (operand: Argument) =>
        operator === '='
          ? this.#named(operand, scope, goals)
          : this.#expression(operand, scope, goals, 'in a comparison')
      const left = side(literal.comparison.left)
      const right = side(literal.comparison.right)
      goals.push({ kind: 'comparison', operator, left, right, negated: literal.negated, at })
    } else {
      const { atom } = literal
      relationOf(atom, this.#relations, this.#errors)
      const terms = atom.operands.map((operand) => this.#term(operand, scope, goals))
      goals.push({ kind: literal.kind, relation: atom.relation, terms, at: atom.at })
    }
  }

  #term(operand: Argument, scope: Scope, goals: Goal[]): Term {
    if (operand.kind === 'anything') return null
    const expression = this.#expression(operand, scope, goals, 'here')
    if (expression.kind !== 'application') return expression
    const { at } = expression
    const term = { kind: 'slot', slot: { name: 'the result', at }, at } as const
    goals.push({ kind: 'comparison', operator: '=', left: term, right: expression, negated: false, at })
    return term
  }

  /** Lowers an operand of an equality: `_ = x` holds whenever x has a value. */
  #named(operand: Argument, scope: Scope, goals: Goal[]): Expression {
    const { at } = operand
    if (operand.kind === 'anything') return { kind: 'slot', slot: { name: '_', at }, at }
    return this.#expression(operand, scope, goals, 'in a comparison')
  }

  #expression(operand: Argument, scope: Scope, goals: Goal[], where: string): Expression {
    const { at } = operand
    switch (operand.kind) {
      case 'variable':
        return { kind: 'slot', slot: scope.slot(operand.name, at), at }
      case 'integer':
        return { kind: 'constant', value: operand.value, literal: 'numeric', at }
      case 'float':
      case 'symbol':
        return { kind: 'constant', value: operand.value, literal: operand.kind, at }
      case 'anything':
        this.#errors.push({
          code: 'ungrounded',
          message: `'_' has no value ${where}`,
          at,
          hint: 'name a variable that the body binds',
        })
        return { kind: 'constant', value: 0, literal: 'numeric', at }
      case 'call':
        return operand.functor === 'range'
          ? this.#range(operand, scope, goals)
          : this.#application(operand, scope, goals)
      case 'aggregate':
        return this.#aggregate(operand, scope, goals)
    }
  }

  #application(call: Call, scope: Scope, goals: Goal[]): Expression {
    const operands = call.operands.map((operand) => this.#expression(operand, scope, goals, `in '${call.functor}'`))
    return { kind: 'application', functor: call.functor, operands, at: call.at }
  }

  #range(call: Call, scope: Scope, goals: Goal[]): Expression {
    const operands = call.operands.map((operand) => this.#expression(operand, scope, goals, "in 'range'"))
    const into: Slot = { name: 'the range', at: call.at }
    goals.push({ kind: 'range', into, operands, at: call.at })
    return { kind: 'slot', slot: into, at: call.at }
  }

  #aggregate(aggregate: Aggregate, scope: Scope, goals: Goal[]): Expression {
    const { at } = aggregate
    const into: Slot = { name: `the ${aggregate.function}`, at }
    const [literals, ...others] = expandConjunction(aggregate.body) ?? []
    if (!literals || others.length > 0)
      this.#errors.push({
        code: 'unsupported',
        message: "';' inside an aggregate is not supported",
        at,
        hint: 'put the choice into a relation first',
      })
    // Variables in the aggregated expression are local to the aggregate, even if the rule has a variable of the same name.
    const always: Names = new Map()
    if (aggregate.of) addNames([aggregate.of], always)
    const inner = new Scope(namesIn(literals ?? [], null), scope, always)
    const within = this.#goals(literals ?? [], inner)
    const of = aggregate.of && this.#expression(aggregate.of, inner, within, 'in an aggregate')
    goals.push({
      kind: 'aggregate',
      into,
      function: aggregate.function,
      of,
      goals: within,
      outer: [...inner.borrowed],
      at,
    })
    return { kind: 'slot', slot: into, at }
  }
}
