import type { ValueType } from './schema.ts'

/**
 * The type of a functor's operand or result. `numeric` is number or float, and `orderable` is any type; all such operands of a call and its
 * result have the same type. `any` is any type, independent of the others.
 */
export type Kind = ValueType | 'numeric' | 'orderable' | 'any'

export interface Functor {
  readonly operands: readonly Kind[]
  /** The number of additional operands like the last one that may follow. */
  readonly more: number
  readonly result: Kind
}

const MANY = 30

function functor(operands: readonly Kind[], result: Kind, more = 0): Functor {
  return { operands, result, more }
}

const arithmetic = functor(['numeric', 'numeric'], 'numeric')
const bitwise = functor(['number', 'number'], 'number')

/** `range` isn't a function, because it yields many values, but it has the same syntax. */
export const functors: ReadonlyMap<string, Functor> = new Map([
  ['+', functor(['orderable', 'orderable'], 'orderable')],
  ['-', arithmetic],
  ['*', arithmetic],
  ['/', arithmetic],
  ['%', bitwise],
  ['^', arithmetic],
  ['negate', functor(['numeric'], 'numeric')],
  ['band', bitwise],
  ['bor', bitwise],
  ['bxor', bitwise],
  ['bshl', bitwise],
  ['bshr', bitwise],
  ['bshru', bitwise],
  ['bnot', functor(['number'], 'number')],
  ['land', bitwise],
  ['lor', bitwise],
  ['lxor', bitwise],
  ['lnot', functor(['number'], 'number')],
  ['min', functor(['orderable', 'orderable'], 'orderable', MANY)],
  ['max', functor(['orderable', 'orderable'], 'orderable', MANY)],
  ['range', functor(['numeric', 'numeric'], 'numeric', 1)],
  ['cat', functor(['symbol', 'symbol'], 'symbol', MANY)],
  ['strlen', functor(['symbol'], 'number')],
  ['substr', functor(['symbol', 'number', 'number'], 'symbol')],
  ['ord', functor(['symbol'], 'number')],
  ['to_number', functor(['any'], 'number')],
  ['to_float', functor(['any'], 'float')],
  ['to_string', functor(['any'], 'symbol')],
])

/** Functors written as infix or prefix operators. */
export const operatorNames: ReadonlySet<string> = new Set(
  '+ - * / % ^ negate band bor bxor bshl bshr bshru bnot land lor lxor lnot'.split(' '),
)
