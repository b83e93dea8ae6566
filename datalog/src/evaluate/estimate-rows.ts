import type { AtomGoal, Slot } from '../rule.ts'
import type { Frame } from './frame.ts'

/** Guesses how many rows an atom has once the bound slots have values: exactly for constants, by the shape otherwise. */
export function estimateRows(atom: AtomGoal, bound: ReadonlySet<Slot>, frame: Frame): number {
  const relation = frame.relation(atom.relation)
  const columns: number[] = []
  const values: number[] = []
  let variables = 0
  for (const [column, term] of atom.terms.entries())
    if (term?.kind === 'constant') {
      columns.push(column)
      values.push(frame.cellOf(term))
    } else if (term && bound.has(term.slot)) variables += 1
  if (relation.arity === 0 || relation.count === 0) return 0
  let rows = relation.count
  if (columns.length > 0) {
    const index = relation.index(columns)
    if (!index.sync(frame.world.meter)) return 0
    rows = index.countOf(values)
  }
  const free = relation.arity - columns.length - variables
  // Each known column narrows the rows alike; with none left, one row at most is there.
  return free === 0 ? Math.min(rows, 1) / 2 : rows ** (free / (free + variables))
}
