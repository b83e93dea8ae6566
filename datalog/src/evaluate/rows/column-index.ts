import type { Meter } from '../meter.ts'
import { at, grown, mix } from './cells.ts'

const FIRST_SIZE = 64

/** The indexed rows: `count` rows of `arity` cells each. */
interface Rows {
  readonly count: number
  readonly arity: number
  readonly cells: Int32Array
}

/** Finds the rows of a relation by some of its columns. A hash table with chains of row numbers, newest first. */
export class ColumnIndex {
  readonly #rows: Rows
  readonly columns: readonly number[]
  #indexed = 0
  /** `head` holds the newest row of each chain, `next` the next older row of each row; -1 ends a chain. */
  head = new Int32Array(FIRST_SIZE).fill(-1)
  next = new Int32Array(FIRST_SIZE)
  mask = FIRST_SIZE - 1

  constructor(rows: Rows, columns: readonly number[]) {
    this.#rows = rows
    this.columns = columns
  }

  /** Indexes the rows added since the last call. Returns `false` if the memory budget is used up. */
  sync(meter: Meter): boolean {
    const { count } = this.#rows
    if (count > this.next.length) {
      const length = Math.max(count, this.next.length * 2)
      if (!meter.grow((length - this.next.length) * 4)) return false
      this.next = grown(this.next, length)
    }
    if (count > this.head.length && !this.#widen(count, meter)) return false
    const { cells, arity } = this.#rows
    for (let row = this.#indexed; row < count; row++) {
      let hash = 0
      for (const column of this.columns) hash = mix(hash, at(cells, row * arity + column))
      this.next[row] = at(this.head, hash & this.mask)
      this.head[hash & this.mask] = row
    }
    this.#indexed = count
    return true
  }

  /** An upper bound for the number of rows with these values in the columns. */
  countOf(values: readonly number[]): number {
    let hash = 0
    for (const value of values) hash = mix(hash, value)
    let rows = 0
    for (let row = at(this.head, hash & this.mask); row >= 0; row = at(this.next, row)) rows += 1
    return rows
  }

  #widen(rows: number, meter: Meter): boolean {
    let size = this.head.length
    while (size < rows) size *= 2
    if (!meter.grow((size - this.head.length) * 4)) return false
    this.head = new Int32Array(size).fill(-1)
    this.mask = size - 1
    this.#indexed = 0
    return true
  }
}
