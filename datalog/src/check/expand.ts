import type { Atom, Choice, Comparison, ComparisonOperator, Literal, Truth } from '../syntax.ts'

/** A literal without nesting: negations are pushed down to the atoms. */
export type PlainLiteral =
  | { readonly kind: 'atom' | 'absence'; readonly atom: Atom }
  | { readonly kind: 'comparison'; readonly comparison: Comparison; readonly negated: boolean }
  | Truth

/** The most branches of an expanded body. `(a; b), (c; d)` has four; twenty such pairs have a million. */
export const MOST_BRANCHES = 500

const opposites: Readonly<Record<Exclude<ComparisonOperator, 'match' | 'contains'>, ComparisonOperator>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
}

/** Expands a body into branches, which are conjunctions; `null` if there are too many. */
export function expandBody(body: Choice): PlainLiteral[][] | null {
  return expand(body, false)
}

/** Expands a conjunction into branches; `null` if there are too many. */
export function expandConjunction(literals: readonly Literal[]): PlainLiteral[][] | null {
  return allOf(literals.map((literal) => expand(literal, false)))
}

/** Applies De Morgan's laws: `!(a, b)` is `!a; !b`, and `!(a; b)` is `!a, !b`. */
function expand(literal: Literal, negated: boolean): PlainLiteral[][] | null {
  switch (literal.kind) {
    case 'atom':
      return [[{ kind: negated ? 'absence' : 'atom', atom: literal }]]
    case 'comparison':
      return [[negated ? opposite(literal) : { kind: 'comparison', comparison: literal, negated }]]
    case 'truth':
      return [[{ ...literal, value: literal.value !== negated }]]
    case 'negation':
      return expand(literal.literal, !negated)
    case 'choice': {
      const branches = literal.branches.map((branch) => {
        const parts = branch.map((part) => expand(part, negated))
        return negated ? anyOf(parts) : allOf(parts)
      })
      return negated ? allOf(branches) : anyOf(branches)
    }
  }
}

function opposite(comparison: Comparison): PlainLiteral {
  const { operator } = comparison
  if (operator === 'match' || operator === 'contains') return { kind: 'comparison', comparison, negated: true }
  return { kind: 'comparison', comparison: { ...comparison, operator: opposites[operator] }, negated: false }
}

function anyOf(parts: readonly (PlainLiteral[][] | null)[]): PlainLiteral[][] | null {
  const branches: PlainLiteral[][] = []
  for (const part of parts) {
    if (!part || branches.length + part.length > MOST_BRANCHES) return null
    branches.push(...part)
  }
  return branches
}

function allOf(parts: readonly (PlainLiteral[][] | null)[]): PlainLiteral[][] | null {
  let branches: PlainLiteral[][] = [[]]
  for (const part of parts) {
    if (!part || branches.length * part.length > MOST_BRANCHES) return null
    // A part with one branch is the common case; appending it keeps a conjunction of thousands linear.
    const [only] = part
    if (part.length === 1 && only) for (const branch of branches) branch.push(...only)
    else branches = branches.flatMap((branch) => part.map((way) => [...branch, ...way]))
  }
  return branches
}
