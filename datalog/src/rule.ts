import type { Value } from './schema.ts'
import type { AggregateName, ComparisonOperator, Place } from './syntax.ts'

/** A variable of one rule, or of one aggregate in it. The same name elsewhere is a different slot. */
export interface Slot {
  readonly name: string
  readonly at: Place
}

interface SlotTerm {
  readonly kind: 'slot'
  readonly slot: Slot
  readonly at: Place
}

export interface Constant {
  readonly kind: 'constant'
  readonly value: Value
  /** `numeric` is an integer literal, which may become a float. */
  readonly literal: 'numeric' | 'float' | 'symbol'
  readonly at: Place
}

export interface Application {
  readonly kind: 'application'
  readonly functor: string
  readonly operands: readonly Expression[]
  readonly at: Place
}

export type Expression = SlotTerm | Constant | Application

/** `null` represents `_`. */
export type Term = SlotTerm | Constant | null

export interface AtomGoal {
  readonly kind: 'atom'
  readonly relation: string
  readonly terms: readonly Term[]
  readonly at: Place
}

interface AbsenceGoal {
  readonly kind: 'absence'
  readonly relation: string
  readonly terms: readonly Term[]
  readonly at: Place
}

export interface ComparisonGoal {
  readonly kind: 'comparison'
  readonly operator: ComparisonOperator
  readonly left: Expression
  readonly right: Expression
  /** Only for `match` and `contains`, because the other operators have opposites. */
  readonly negated: boolean
  readonly at: Place
}

export interface AggregateGoal {
  readonly kind: 'aggregate'
  readonly into: Slot
  readonly function: AggregateName
  readonly of: Expression | null
  readonly goals: readonly Goal[]
  /** Slots of the enclosing rule that its goals use. */
  readonly outer: readonly Slot[]
  readonly at: Place
}

/** One binding for each number from the first up or down to the last, exclusive. */
export interface RangeGoal {
  readonly kind: 'range'
  readonly into: Slot
  readonly operands: readonly Expression[]
  readonly at: Place
}

/** The literal `false`. */
interface NeverGoal {
  readonly kind: 'never'
  readonly at: Place
}

export type Goal = AtomGoal | AbsenceGoal | ComparisonGoal | AggregateGoal | RangeGoal | NeverGoal

/** A lowered clause: one head, a conjunction of goals, and no nesting inside atoms. */
export interface Rule {
  readonly head: { readonly relation: string; readonly terms: readonly Expression[]; readonly at: Place }
  readonly goals: readonly Goal[]
  readonly at: Place
}

export function slotsOf(expression: Expression): Slot[] {
  if (expression.kind === 'slot') return [expression.slot]
  return expression.kind === 'application' ? expression.operands.flatMap(slotsOf) : []
}

export function slotsOfTerms(terms: readonly Term[]): Slot[] {
  return terms.flatMap((term) => (term?.kind === 'slot' ? [term.slot] : []))
}
