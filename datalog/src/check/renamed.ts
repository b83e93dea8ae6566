import type { AggregateGoal, Expression, Goal, Slot, Term } from '../rule.ts'

/** Maps a slot to the slot that replaces it. */
export type Renaming = (slot: Slot) => Slot

export function renamedExpression(expression: Expression, renaming: Renaming): Expression {
  switch (expression.kind) {
    case 'slot':
      return { ...expression, slot: renaming(expression.slot) }
    case 'constant':
      return { ...expression }
    case 'application':
      return { ...expression, operands: expression.operands.map((operand) => renamedExpression(operand, renaming)) }
  }
}

/** The goal with renamed slots, including those of nested aggregates. */
export function renamedGoal(goal: Goal, renaming: Renaming): Goal {
  switch (goal.kind) {
    case 'atom':
    case 'absence':
      return { ...goal, terms: goal.terms.map((term) => renamedTerm(term, renaming)) }
    case 'comparison':
      return {
        ...goal,
        left: renamedExpression(goal.left, renaming),
        right: renamedExpression(goal.right, renaming),
      }
    case 'range':
      return {
        ...goal,
        into: renaming(goal.into),
        operands: goal.operands.map((operand) => renamedExpression(operand, renaming)),
      }
    case 'aggregate':
      return renamedAggregate(goal, renaming)
    case 'never':
      return goal
  }
}

export function renamedAggregate(aggregate: AggregateGoal, renaming: Renaming): AggregateGoal {
  return {
    ...aggregate,
    into: renaming(aggregate.into),
    of: aggregate.of && renamedExpression(aggregate.of, renaming),
    goals: aggregate.goals.map((goal) => renamedGoal(goal, renaming)),
    outer: aggregate.outer.map(renaming),
  }
}

function renamedTerm(term: Term, renaming: Renaming): Term {
  return term?.kind === 'slot' ? { ...term, slot: renaming(term.slot) } : term
}
