/** Where something stands in the text: offsets in UTF-16 units, the end excluded. */
export interface Place {
  readonly start: number
  readonly end: number
}

interface Variable {
  readonly kind: 'variable'
  readonly name: string
  readonly at: Place
}

/** `_`: any value, and not worth a name. */
interface Anything {
  readonly kind: 'anything'
  readonly at: Place
}

/** `12`; it counts as a float where a float is wanted. */
interface IntegerLiteral {
  readonly kind: 'integer'
  readonly value: number
  readonly at: Place
}

interface FloatLiteral {
  readonly kind: 'float'
  readonly value: number
  readonly at: Place
}

interface SymbolLiteral {
  readonly kind: 'symbol'
  readonly value: string
  readonly at: Place
}

/** A functor applied to its arguments: `cat(x, "!")`, and the operators too: `x + 1` is `+`. */
export interface Call {
  readonly kind: 'call'
  readonly functor: string
  readonly operands: readonly Argument[]
  readonly at: Place
}

export type AggregateName = 'count' | 'sum' | 'min' | 'max' | 'mean'

/** `sum y : { owns(x, y) }`. */
export interface Aggregate {
  readonly kind: 'aggregate'
  readonly function: AggregateName
  /** What is added up or compared; `count` has none. */
  readonly of: Argument | null
  readonly body: readonly Literal[]
  readonly at: Place
}

export type Argument = Variable | Anything | IntegerLiteral | FloatLiteral | SymbolLiteral | Call | Aggregate

export interface Atom {
  readonly kind: 'atom'
  readonly relation: string
  readonly operands: readonly Argument[]
  readonly at: Place
}

export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'match' | 'contains'

export interface Comparison {
  readonly kind: 'comparison'
  readonly operator: ComparisonOperator
  readonly left: Argument
  readonly right: Argument
  readonly at: Place
}

interface Negation {
  readonly kind: 'negation'
  readonly literal: Literal
  readonly at: Place
}

/** `a, b; c`: one branch at least holds. A group in brackets is a choice too, often of one branch. */
export interface Choice {
  readonly kind: 'choice'
  readonly branches: readonly (readonly Literal[])[]
  readonly at: Place
}

export interface Truth {
  readonly kind: 'truth'
  readonly value: boolean
  readonly at: Place
}

export type Literal = Atom | Comparison | Negation | Choice | Truth

/** A Horn clause; a fact has the empty choice of one branch as its body, and several heads share one. */
export interface Clause {
  readonly kind: 'clause'
  readonly heads: readonly Atom[]
  readonly body: Choice
  readonly at: Place
}

export interface Named {
  readonly name: string
  readonly at: Place
}

export interface Declaration {
  readonly kind: 'declaration'
  readonly names: readonly Named[]
  readonly attributes: readonly { readonly name: string; readonly type: Named }[]
  readonly isInline: boolean
}

/** `.type A <: B` makes A one of B; `.type A = B | C` another name for them. */
export interface TypeDeclaration {
  readonly kind: 'type'
  readonly name: Named
  readonly relation: 'subset' | 'same'
  readonly of: readonly Named[]
}

export interface Directive {
  readonly kind: 'input' | 'output' | 'printsize' | 'limitsize'
  readonly relation: Named
  /** The rows at which `.limitsize` stops; `null` for the others. */
  readonly limit: number | null
}

/** A query's text as it was written: its names are not yet looked up. */
export interface Program {
  readonly declarations: readonly Declaration[]
  readonly types: readonly TypeDeclaration[]
  readonly directives: readonly Directive[]
  readonly clauses: readonly Clause[]
}
