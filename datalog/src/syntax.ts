/** A range in the text: offsets in UTF-16 units. The end is exclusive. */
export interface Place {
  readonly start: number
  readonly end: number
}

interface Variable {
  readonly kind: 'variable'
  readonly name: string
  readonly at: Place
}

/** `_`: any value, unnamed. */
interface Anything {
  readonly kind: 'anything'
  readonly at: Place
}

/** `12`. Also valid where a float is needed. */
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

/** A functor applied to its arguments, such as `cat(x, "!")`, or an operator, such as `x + 1`. */
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
  /** The aggregated expression; `null` for `count`. */
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

/** `a, b; c`: at least one branch holds. A group in brackets is also a choice, often of one branch. */
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

/** A Horn clause. Several heads share one body. The body of a fact is a choice with one empty branch. */
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

/** `.type A <: B` makes A a subtype of B; `.type A = B | C` makes A the union of B and C. */
export interface TypeDeclaration {
  readonly kind: 'type'
  readonly name: Named
  readonly relation: 'subset' | 'same'
  readonly of: readonly Named[]
}

export interface Directive {
  readonly kind: 'input' | 'output' | 'printsize' | 'limitsize'
  readonly relation: Named
  /** The number of rows for `.limitsize`; `null` for the other directives. */
  readonly limit: number | null
}

/** The syntax tree of a query. Names are not yet resolved. */
export interface Program {
  readonly declarations: readonly Declaration[]
  readonly types: readonly TypeDeclaration[]
  readonly directives: readonly Directive[]
  readonly clauses: readonly Clause[]
}
