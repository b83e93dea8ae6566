import type { ValueType } from '../../value-type.ts'
import type { Meter } from '../meter.ts'
import { at, grown, mix } from './cells.ts'
import { ColumnIndex } from './column-index.ts'

const FIRST_ROWS = 16
/** Row numbers have 31 bits, so that they stay small integers in V8. */
const MOST_ROWS = 2 ** 31 - 1

/**
 * The rows of a relation, each once, in one array of 32-bit cells; a row is known by its number and never changes or
 * goes. Rounds of a recursion are ranges of row numbers, so nothing is copied between them.
 */
export class Relation {
  readonly types: readonly ValueType[]
  readonly arity: number
  readonly limit: number
  cells: Int32Array<ArrayBuffer>
  count = 0
  /** Where the rows of the last round begin and end. */
  low = 0
  high = 0
  /** Row numbers by hash of the whole row, in open addressing, at most half full; -1 is free. */
  #table = new Int32Array(FIRST_ROWS * 4).fill(-1)
  readonly #indexes = new Map<string, ColumnIndex>()

  /** `limit`: the rows at which it stops growing. */
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
    return at(this.#table, this.#find(row)) >= 0
  }

  /** Whether the row was new; it is not taken in beyond the limit, or where the meter has no memory left. */
  insert(row: Int32Array, meter: Meter): boolean {
    const place = this.#find(row)
    if (at(this.#table, place) >= 0 || this.count >= this.limit) return false
    const from = this.count * this.arity
    if (from + this.arity > this.cells.length && !this.#growCells(meter)) return false
    for (let column = 0; column < this.arity; column++) this.cells[from + column] = at(row, column)
    this.#table[place] = this.count
    this.count += 1
    if (this.count * 2 > this.#table.length) this.#growTable(meter)
    return true
  }

  /** The place of the row in the table, or the free one where it belongs. */
  #find(row: Int32Array): number {
    const table = this.#table
    const { cells, arity } = this
    if (arity === 2) return this.#findPair(at(row, 0), at(row, 1))
    const mask = table.length - 1
    let hash = 0
    for (let column = 0; column < arity; column++) hash = mix(hash, at(row, column))
    let place = hash & mask
    for (let found = at(table, place); found >= 0; found = at(table, place)) {
      let column = 0
      while (column < arity && cells[found * arity + column] === row[column]) column += 1
      if (column === arity) break
      place = (place + 1) & mask
    }
    return place
  }

  /** As above, without the loops: most relations that grow large are pairs, and this is where their time goes. */
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

  #growCells(meter: Meter): boolean {
    if (!meter.grow(this.cells.byteLength)) return false
    this.cells = grown(this.cells, this.cells.length * 2)
    return true
  }

  #growTable(meter: Meter): void {
    if (!meter.grow(this.#table.byteLength)) return
    const table = new Int32Array(this.#table.length * 2).fill(-1)
    const mask = table.length - 1
    for (let row = 0; row < this.count; row++) {
      let hash = 0
      for (let column = 0; column < this.arity; column++) hash = mix(hash, at(this.cells, row * this.arity + column))
      let place = hash & mask
      while (at(table, place) >= 0) place = (place + 1) & mask
      table[place] = row
    }
    this.#table = table
  }
}
