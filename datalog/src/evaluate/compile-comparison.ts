import { boundByEquality } from '../readiness.ts'
import type { ComparisonGoal, Expression } from '../rule.ts'
import { compileExpression, orderOf } from './compile-expression.ts'
import type { Frame, Run } from './frame.ts'
import { NO_RESULT } from './functions/number-functions.ts'
import { compilePattern } from './functions/pattern.ts'

/** An equality binds a variable without a value. */
export function compileComparison(goal: ComparisonGoal, frame: Frame, rest: () => Run): Run {
  const slot = boundByEquality(goal, frame.bound)
  if (!slot) return compileTest(goal, frame, rest)
  const isLeft = goal.left.kind === 'slot' && goal.left.slot === slot
  const compute = compileExpression(isLeft ? goal.right : goal.left, frame)
  const register = frame.register(slot)
  const next = rest()
  return () => {
    const cell = compute()
    if (cell === NO_RESULT) return !frame.world.meter.stopped
    frame.registers[register] = cell
    return next()
  }
}

function compileTest(goal: ComparisonGoal, frame: Frame, rest: () => Run): Run {
  const left = compileExpression(goal.left, frame)
  const right = compileExpression(goal.right, frame)
  const holds = compileRelation(goal, frame)
  const { meter } = frame.world
  const next = rest()
  return () => {
    const a = left()
    const b = right()
    if (a === NO_RESULT || b === NO_RESULT || !holds(a, b)) return !meter.stopped
    return next()
  }
}

function compileRelation(
  { operator, left, right, negated }: ComparisonGoal,
  frame: Frame,
): (a: number, b: number) => boolean {
  const order = orderOf(typeOfBoth(left, right, frame), frame)
  switch (operator) {
    case '=':
      return (a, b) => a === b
    case '!=':
      return (a, b) => a !== b
    case '<':
      return (a, b) => order(a, b) < 0
    case '<=':
      return (a, b) => order(a, b) <= 0
    case '>':
      return (a, b) => order(a, b) > 0
    case '>=':
      return (a, b) => order(a, b) >= 0
    case 'contains':
      return (a, b) => frame.world.symbols.value(b).includes(frame.world.symbols.value(a)) !== negated
    case 'match': {
      const matches = compilePattern(frame.world)
      return (a, b) => matches(a, b) === !negated
    }
  }
}

/** The checks guarantee that both sides have the same type. */
function typeOfBoth(left: Expression, right: Expression, frame: Frame): 'number' | 'float' | 'symbol' {
  return left.kind === 'constant' ? frame.typeOf(right) : frame.typeOf(left)
}
