import type { AtomGoal, Slot } from '../rule.ts'
import type { Frame } from './frame.ts'

/** What a recursive relation is taken to grow to; how large it is before the first round says nothing. */
const GROWING = 100_000

/**
 * Guesses how many rows an atom has once the bound slots have values: exactly for constants, by the shape otherwise, and
 * by a guess for a relation that is `growing`.
 */
export function estimateRows(atom: AtomGoal, bound: ReadonlySet<Slot>, growing: boolean, frame: Frame): number {
  const relation = frame.relation(atom.relation)
  const columns: number[] = []
  const values: number[] = []
  let variables = 0
  for (const [column, term] of atom.terms.entries())
    if (term?.kind === 'constant') {
      columns.push(column)
      values.push(frame.cellOf(term))
    } else if (term && bound.has(term.slot)) variables += 1
  if (relation.arity === 0 || (relation.count === 0 && !growing)) return 0
  let rows = growing ? Math.max(relation.count, GROWING) : relation.count
  if (columns.length > 0 && growing) rows **= 1 - columns.length / relation.arity
  else if (columns.length > 0) {
    const index = relation.index(columns)
    if (!index.sync(frame.world.meter)) return 0
    rows = index.countOf(values)
  }
  const free = relation.arity - columns.length - variables
  // Each known column narrows the rows alike; with none left, one row at most is there.
  return free === 0 ? Math.min(rows, 1) / 2 : rows ** (free / (free + variables))
}
