import type { ValueType } from '../../schema.ts'
import type { Meter } from '../meter.ts'
import { at, grown, mix } from './cells.ts'
import { ColumnIndex } from './column-index.ts'

const FIRST_ROWS = 16
/** Row numbers have 31 bits, so they stay small integers in V8. */
const MOST_ROWS = 2 ** 31 - 1

/**
 * The distinct rows of a relation in one array of 32-bit cells. A row is identified by its number and is never changed
 * or removed. Rounds of a recursion are ranges of row numbers, so nothing is copied between them.
 */
export class Relation {
  readonly types: readonly ValueType[]
  readonly arity: number
  readonly limit: number
  cells: Int32Array<ArrayBuffer>
  count = 0
  /** The range of rows added in the last round. */
  low = 0
  high = 0
  /** Row numbers by the hash of the whole row. Open addressing, at most half full; -1 marks a free slot. */
  #table = new Int32Array(FIRST_ROWS * 4).fill(-1)
  readonly #indexes = new Map<string, ColumnIndex>()

  /** `limit` is the number of rows at which the relation stops growing. */
  constructor(types: readonly ValueType[], limit = MOST_ROWS) {
    this.types = types
    this.arity = types.length
    this.limit = limit
    this.cells = new Int32Array(FIRST_ROWS * this.arity)
  }

  index(columns: readonly number[]): ColumnIndex {
    const key = columns.join(' ')
    const index = this.#indexes.get(key) ?? new ColumnIndex(this, columns)
    this.#indexes.set(key, index)
    return index
  }

  has(row: Int32Array): boolean {
    return at(this.#table, this.#find(row, 0)) >= 0
  }

  /**
   * Inserts the new rows among the `count` consecutive rows in `rows`, up to the limit, and returns their number. Inserts none if the memory
   * budget is used up.
   */
  insert(rows: Int32Array, count: number, meter: Meter): number {
    const before = this.count
    if (!this.#makeRoom(before + count, meter)) return 0
    const { cells, arity, limit } = this
    const table = this.#table
    let end = before
    for (let row = 0; row < count && end < limit; row++) {
      const from = row * arity
      const place = this.#find(rows, from)
      if (at(table, place) >= 0) continue
      for (let column = 0; column < arity; column++) cells[end * arity + column] = at(rows, from + column)
      table[place] = end
      end += 1
    }
    this.count = end
    return end - before
  }

  /** The slot of the row that begins at `from`, or the free slot where it belongs. */
  #find(rows: Int32Array, from: number): number {
    const table = this.#table
    const { cells, arity } = this
    if (arity === 2) return this.#findPair(at(rows, from), at(rows, from + 1))
    const mask = table.length - 1
    let hash = 0
    for (let column = 0; column < arity; column++) hash = mix(hash, at(rows, from + column))
    let place = hash & mask
    for (let found = at(table, place); found >= 0; found = at(table, place)) {
      let column = 0
      while (column < arity && cells[found * arity + column] === rows[from + column]) column += 1
      if (column === arity) break
      place = (place + 1) & mask
    }
    return place
  }

  /** Like `#find` without the loops. Most large relations are pairs and spend their time here. */
  #findPair(first: number, second: number): number {
    const table = this.#table
    const { cells } = this
    const mask = table.length - 1
    let place = mix(mix(0, first), second) & mask
    for (let found = at(table, place); found >= 0; found = at(table, place)) {
      if (cells[found * 2] === first && cells[found * 2 + 1] === second) break
      place = (place + 1) & mask
    }
    return place
  }

  #makeRoom(count: number, meter: Meter): boolean {
    if (count * this.arity > this.cells.length) {
      const length = Math.max(count * this.arity, this.cells.length * 2)
      if (!meter.grow((length - this.cells.length) * 4)) return false
      this.cells = grown(this.cells, length)
    }
    return count * 2 <= this.#table.length || this.#widen(count * 2, meter)
  }

  #widen(least: number, meter: Meter): boolean {
    let size = this.#table.length
    while (size < least) size *= 2
    if (!meter.grow((size - this.#table.length) * 4)) return false
    const table = new Int32Array(size).fill(-1)
    const mask = table.length - 1
    const { cells, arity, count } = this
    for (let row = 0; row < count; row++) {
      let hash = 0
      for (let column = 0; column < arity; column++) hash = mix(hash, at(cells, row * arity + column))
      let place = hash & mask
      while (at(table, place) >= 0) place = (place + 1) & mask
      table[place] = row
    }
    this.#table = table
    return true
  }
}
