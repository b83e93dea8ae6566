import type { AtomGoal, Slot } from '../rule.ts'
import type { Frame } from './frame.ts'

/** The assumed final size of a recursive relation. Its size before the first round means nothing. */
const GROWING = 100_000

/**
 * Estimates the number of rows of an atom that match once the bound slots have values. Constants use an index, variables the number of
 * columns. A relation that is still `growing` has an assumed size.
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
  // Assume that each known column is equally selective; if all are known, at most one row matches.
  return free === 0 ? Math.min(rows, 1) / 2 : rows ** (free / (free + variables))
}
