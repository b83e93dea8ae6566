import type { Meter } from '../meter.ts'
import type { Relation } from './relation.ts'

/** Cells of a batch: few enough to stay near the processor. */
export const BATCH_CELLS = 4096

/**
 * Rows that a rule has derived and not yet handed to their relation. Each will be looked up in memory that is far away, and
 * the processor waits for several of them at once, if only nothing else is done in between.
 */
export class Batch {
  readonly #relation: Relation
  readonly #meter: Meter
  readonly #most: number
  #rows = 0
  /** The next row is written here, at `from`. */
  readonly cells: Int32Array
  from = 0

  /** `cells` may be those of another rule: one runs at a time. */
  constructor(relation: Relation, cells: Int32Array, meter: Meter) {
    this.#relation = relation
    this.#meter = meter
    this.#most = relation.arity === 0 ? 1 : Math.floor(cells.length / relation.arity)
    this.cells = cells
  }

  /** The row at `from` is whole. Answers whether the budget has room for more. */
  push(): boolean {
    this.#rows += 1
    this.from += this.#relation.arity
    return this.#rows < this.#most || this.handOn()
  }

  /** Answers whether the budget has room for what was new. */
  handOn(): boolean {
    const rows = this.#relation.insert(this.cells, this.#rows, this.#meter)
    this.#rows = 0
    this.from = 0
    return this.#meter.derive(rows)
  }
}
