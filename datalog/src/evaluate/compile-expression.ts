import type { Application, Expression } from '../rule.ts'
import type { Value, ValueType } from '../schema.ts'
import type { Frame } from './frame.ts'
import { compareTexts } from './functions/compare-texts.ts'
import { floatFunctions, integerFunctions, NO_RESULT } from './functions/number-functions.ts'
import { lengthOf, substring, toFloat, toNumber } from './functions/text-functions.ts'
import { at } from './rows/cells.ts'

/** Returns a cell, or `NO_RESULT`. */
export type Compute = () => number

/** The most UTF-16 units of a text that a query may create. */
const LONGEST_TEXT = 1_000_000

export function compileExpression(expression: Expression, frame: Frame): Compute {
  if (expression.kind === 'slot') {
    const { registers } = frame
    const register = frame.register(expression.slot)
    return () => at(registers, register)
  }
  if (expression.kind === 'constant') {
    const cell = frame.cellOf(expression)
    return () => cell
  }
  const compute = compileApplication(expression, frame)
  return () => {
    const cell = compute()
    if (cell === NO_RESULT) frame.world.skipped.set(expression, (frame.world.skipped.get(expression) ?? 0) + 1)
    return cell
  }
}

/** The value of a cell of this type. */
function decode(cell: number, type: ValueType, { world }: Frame): Value {
  if (type === 'symbol') return world.symbols.value(cell)
  return type === 'float' ? world.floats.value(cell) : cell
}

function compileApplication(application: Application, frame: Frame): Compute {
  const { functor } = application
  const type = frame.typeOf(application)
  const operands = application.operands.map((operand) => compileExpression(operand, frame))
  if (functor === 'min' || functor === 'max') return compileExtreme(functor, type, operands, frame)
  const integer = integerFunctions[functor]
  const [first = () => NO_RESULT, second = () => 0] = operands
  if (integer && type === 'number')
    return () => {
      const a = first()
      const b = second()
      return a === NO_RESULT || b === NO_RESULT ? NO_RESULT : integer(a, b)
    }
  const types = application.operands.map((operand) => frame.typeOf(operand))
  const float = type === 'symbol' ? undefined : floatFunctions[functor]
  const apply = float ? compileFloat(float) : valueFunction(functor, types, frame)
  return () => {
    const values: Value[] = []
    for (const [index, operand] of operands.entries()) {
      const cell = operand()
      if (cell === NO_RESULT) return NO_RESULT
      values.push(functor === 'ord' ? cell : decode(cell, types[index] ?? 'number', frame))
    }
    return encode(apply(values), type, frame)
  }
}

function compileFloat(float: (a: number, b: number) => number): (values: readonly Value[]) => Value {
  return ([a, b]) => float(Number(a), Number(b))
}

function encode(value: Value | null, type: ValueType, { world }: Frame): number {
  if (value === null) return NO_RESULT
  if (typeof value === 'string') return world.symbols.id(value, world.meter)
  return type === 'float' ? world.floats.id(value, world.meter) : value
}

/** The functors that work on values rather than cells; `null` means no result. */
function valueFunction(
  functor: string,
  types: readonly ValueType[],
  frame: Frame,
): (values: readonly Value[]) => Value | null {
  switch (functor) {
    // For texts, `+` is `cat`.
    case 'cat':
    case '+':
      return (values) => concatenate(values, frame)
    case 'strlen':
      return ([text]) => charged(String(text), frame, lengthOf)
    case 'substr':
      return ([text, from, length]) =>
        charged(String(text), frame, (read) => substring(read, Number(from), Number(length)))
    case 'to_number':
      return ([value = '']) => toNumber(value)
    case 'to_float':
      return ([value = '']) => toFloat(value)
    case 'to_string':
      // Soufflé prints floats with six decimals.
      return types[0] === 'float' ? ([value]) => Number(value).toFixed(6) : ([value = '']) => String(value)
    default:
      // `ord`: the id of the text.
      return ([cell = 0]) => cell
  }
}

function concatenate(values: readonly Value[], { world }: Frame): string | null {
  const length = values.reduce((sum: number, value) => sum + String(value).length, 0)
  if (length > LONGEST_TEXT) world.meter.stop('memory')
  world.meter.work(length >> 4)
  return world.meter.stopped ? null : values.join('')
}

/** Charges the meter for reading a text, which may be long. */
function charged<Result>(text: string, { world }: Frame, read: (text: string) => Result): Result | null {
  world.meter.work(text.length >> 2)
  return world.meter.stopped ? null : read(text)
}

function compileExtreme(functor: 'min' | 'max', type: ValueType, operands: readonly Compute[], frame: Frame): Compute {
  const order = orderOf(type, frame)
  const sign = functor === 'min' ? 1 : -1
  return () => {
    let best = NO_RESULT
    for (const operand of operands) {
      const cell = operand()
      if (cell === NO_RESULT) return NO_RESULT
      if (best === NO_RESULT || order(cell, best) * sign < 0) best = cell
    }
    return best
  }
}

/** A comparator for cells of this type, for `Array.sort`. */
export function orderOf(type: ValueType, { world }: Frame): (a: number, b: number) => number {
  if (type === 'symbol')
    return (a, b) => {
      const [one, other] = [world.symbols.value(a), world.symbols.value(b)]
      world.meter.work(Math.min(one.length, other.length) >> 4)
      return a === b ? 0 : compareTexts(one, other)
    }
  return type === 'float' ? (a, b) => world.floats.value(a) - world.floats.value(b) : (a, b) => a - b
}
