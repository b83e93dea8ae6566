import type { Meter } from '../meter.ts'
import type { Relation } from './relation.ts'

/** Cells of a batch, small enough for the processor cache. */
export const BATCH_CELLS = 4096

/**
 * Rows that a rule has derived but not yet inserted into the relation. Each insertion is likely to miss the cache. When insertions follow
 * each other, the processor can overlap the misses.
 */
export class Batch {
  readonly #relation: Relation
  readonly #meter: Meter
  readonly #most: number
  #rows = 0
  /** The caller writes the next row here, starting at `from`. */
  readonly cells: Int32Array
  from = 0

  /** `cells` may be shared with other rules, because only one runs at a time. */
  constructor(relation: Relation, cells: Int32Array, meter: Meter) {
    this.#relation = relation
    this.#meter = meter
    this.#most = relation.arity === 0 ? 1 : Math.floor(cells.length / relation.arity)
    this.cells = cells
  }

  /** Adds the row at `from`. Returns whether the budget allows more rows. */
  push(): boolean {
    this.#rows += 1
    this.from += this.#relation.arity
    return this.#rows < this.#most || this.flush()
  }

  /** Inserts the rows into the relation. Returns whether the budget allows the new ones. */
  flush(): boolean {
    const rows = this.#relation.insert(this.cells, this.#rows, this.#meter)
    this.#rows = 0
    this.from = 0
    return this.#meter.derive(rows)
  }
}
