import type { AggregateGoal, RangeGoal, Slot } from '../rule.ts'
import { compileExpression, type Compute } from './compile-expression.ts'
import type { Frame, Run } from './frame.ts'
import { NO_RESULT } from './functions/number-functions.ts'
import { at } from './rows/cells.ts'

/** Accumulates one value of an aggregate for each binding of its goals. */
interface Tally {
  start(): void
  add(value: number): void
  /** `null` if the function has no result for an empty set. */
  result(): number | null
}

/** `inner` compiles the aggregate's goals around `leaf`, which runs for each binding. */
export function compileAggregate(
  goal: AggregateGoal,
  frame: Frame,
  inner: (leaf: () => Run) => Run,
  rest: () => Run,
): Run {
  const { world } = frame
  const tally = tallyOf(goal.function)
  const { of } = goal
  const isFloat = of !== null && frame.typeOf(of) === 'float'
  const run = inner(() => {
    const compute: Compute = of ? compileExpression(of, frame) : () => 0
    return () => {
      const cell = compute()
      if (cell !== NO_RESULT) tally.add(isFloat ? world.floats.value(cell) : cell)
      return !world.meter.stopped
    }
  })
  const keep = compileResult(goal.into, frame)
  const givesFloat = isFloat || goal.function === 'mean'
  const next = rest()
  return () => {
    tally.start()
    if (!run()) return false
    const result = tally.result()
    if (result === null) return true
    return !keep(givesFloat ? world.floats.id(result, world.meter) : result | 0) || next()
  }
}

function tallyOf(name: AggregateGoal['function']): Tally {
  let count = 0
  let total = 0
  const add = (step: (value: number) => number) => (value: number) => {
    total = step(value)
    count += 1
  }
  const start = () => {
    count = 0
    total = 0
  }
  switch (name) {
    case 'count':
      return { start, add: add(() => 0), result: () => count }
    case 'sum':
      return { start, add: add((value) => total + value), result: () => total }
    case 'mean':
      return { start, add: add((value) => total + value), result: () => (count === 0 ? null : total / count) }
    case 'min':
      return {
        start,
        add: add((value) => (count === 0 ? value : Math.min(total, value))),
        result: () => (count === 0 ? null : total),
      }
    case 'max':
      return {
        start,
        add: add((value) => (count === 0 ? value : Math.max(total, value))),
        result: () => (count === 0 ? null : total),
      }
  }
}

/** Stores the result in its slot. If an equality has already bound the slot, returns whether the values are equal. */
function compileResult(into: Slot, frame: Frame): (cell: number) => boolean {
  const isKnown = frame.isBound(into)
  const { registers } = frame
  const register = frame.register(into)
  return (cell) => {
    if (isKnown) return at(registers, register) === cell
    registers[register] = cell
    return true
  }
}

/** An ascending range with a step of 0 yields only its first value, like in Soufflé. */
export function compileRange(goal: RangeGoal, frame: Frame, rest: () => Run): Run {
  const { world } = frame
  const isFloat = frame.world.types.get(goal.into) === 'float'
  const [from, to, step] = goal.operands.map((operand) => compileExpression(operand, frame))
  const keep = compileResult(goal.into, frame)
  const next = rest()
  const read = (compute: Compute | undefined) => {
    const cell = compute?.() ?? NO_RESULT
    return isFloat && cell !== NO_RESULT ? world.floats.value(cell) : cell
  }
  return () => {
    const [first, last] = [read(from), read(to)]
    const by = step ? read(step) : first <= last ? 1 : -1
    if (first === NO_RESULT || last === NO_RESULT || by === NO_RESULT) return !world.meter.stopped
    for (let value = first; by < 0 ? value > last : value < last; value += by) {
      if (!world.meter.step()) return false
      if (keep(isFloat ? world.floats.id(value, world.meter) : value) && !next()) return false
      if (by === 0) break
    }
    return true
  }
}
