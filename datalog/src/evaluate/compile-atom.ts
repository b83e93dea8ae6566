import type { Slot, Term } from '../rule.ts'
import type { Frame, Run } from './frame.ts'
import type { Meter } from './meter.ts'
import { at, mix } from './rows/cells.ts'
import type { ColumnIndex } from './rows/column-index.ts'
import type { Relation } from './rows/relation.ts'

/**
 * The rows of a relation that a goal reads: all rows, or in a recursion the rows of the last round (`delta`), earlier rows (`old`), or both
 * (`current`).
 */
export type Rows = 'all' | 'delta' | 'old' | 'current'

/** How to find the rows of an atom. Columns and registers correspond by index. */
interface Access {
  readonly relation: Relation
  readonly rows: Rows
  /** Columns with known values. */
  readonly known: Cells
  /** Columns to read from the row. */
  readonly taken: Cells
  /** Columns that must equal another value of the same row, as in `r(x, x)`. */
  readonly same: Cells
  /** Whether to stop after the first match, because no value of the row is used later. */
  readonly once: boolean
}

interface Cells {
  readonly columns: number[]
  readonly registers: number[]
}

/** `used` returns whether a slot is read later. */
export function accessAtom(
  { relation: name, terms }: { readonly relation: string; readonly terms: readonly Term[] },
  rows: Rows,
  frame: Frame,
  used: (slot: Slot) => boolean,
): Access {
  const known: Cells = { columns: [], registers: [] }
  const taken: Cells = { columns: [], registers: [] }
  const same: Cells = { columns: [], registers: [] }
  const fresh = new Set<Slot>()
  for (const [column, term] of terms.entries()) {
    if (!term) continue
    const isTaken = term.kind === 'slot' && !frame.isBound(term.slot)
    const cells = isTaken ? taken : term.kind === 'slot' && fresh.has(term.slot) ? same : known
    if (isTaken) fresh.add(term.slot)
    cells.columns.push(column)
    cells.registers.push(term.kind === 'slot' ? frame.register(term.slot) : frame.constantRegister(term))
  }
  return { relation: frame.relation(name), rows, known, taken, same, once: ![...fresh].some(used) }
}

/** The index that the access uses, if any. It must be kept up to date. */
export function indexOf({ relation, rows, known }: Access): ColumnIndex | null {
  return known.columns.length > 0 && rows !== 'delta' ? relation.index(known.columns) : null
}

export function compileAccess(access: Access, frame: Frame, next: Run): Run {
  const index = indexOf(access)
  if (!index) return scanAll(access, frame, next)
  const { known, taken, same, once } = access
  const isPair = known.columns.length === 1 && taken.columns.length === 1 && same.columns.length === 0 && !once
  return isPair ? followPair(access, index, frame, next) : follow(access, index, frame, next)
}

function scanAll(access: Access, { registers, world: { meter } }: Frame, next: Run): Run {
  const { relation, known, same, once } = access
  const { arity } = relation
  return () => {
    const { cells } = relation
    const end = endOf(access)
    for (let row = access.rows === 'delta' ? relation.low : 0; row < end; row++) {
      if (!meter.step()) return false
      const from = row * arity
      if (!equal(cells, from, known, registers)) continue
      take(cells, from, access, registers)
      if (!equal(cells, from, same, registers)) continue
      if (!next()) return false
      if (once) return true
    }
    return true
  }
}

function follow(access: Access, index: ColumnIndex, { registers, world: { meter } }: Frame, next: Run): Run {
  const { relation, known, same, once } = access
  const { arity } = relation
  return () => {
    const { cells } = relation
    const end = endOf(access)
    let hash = 0
    for (const register of known.registers) hash = mix(hash, at(registers, register))
    for (let row = at(index.head, hash & index.mask); row >= 0; row = at(index.next, row)) {
      if (!meter.step()) return false
      const from = row * arity
      if (row >= end || !equal(cells, from, known, registers)) continue
      take(cells, from, access, registers)
      if (!equal(cells, from, same, registers)) continue
      if (!next()) return false
      if (once) return true
    }
    return true
  }
}

/** The most common join, from one known column to one other, without lists. A transitive closure spends half its time here. */
function followPair(access: Access, index: ColumnIndex, { registers, world }: Frame, next: Run): Run {
  const { relation, known, taken } = access
  const { arity } = relation
  const meter: Meter = world.meter
  const [knownColumn = 0] = known.columns
  const [knownRegister = 0] = known.registers
  const [takenColumn = 0] = taken.columns
  const [takenRegister = 0] = taken.registers
  return () => {
    const { cells } = relation
    const { next: older } = index
    const end = endOf(access)
    const key = at(registers, knownRegister)
    for (let row = at(index.head, mix(0, key) & index.mask); row >= 0; row = at(older, row)) {
      if (!meter.step()) return false
      if (row >= end || cells[row * arity + knownColumn] !== key) continue
      registers[takenRegister] = at(cells, row * arity + takenColumn)
      if (!next()) return false
    }
    return true
  }
}

function endOf({ relation, rows }: Access): number {
  if (rows === 'all') return relation.count
  return rows === 'old' ? relation.low : relation.high
}

function equal(cells: Int32Array, from: number, { columns, registers: places }: Cells, registers: Int32Array): boolean {
  for (let index = 0; index < columns.length; index++)
    if (at(cells, from + (columns[index] ?? 0)) !== at(registers, places[index] ?? 0)) return false
  return true
}

function take(cells: Int32Array, from: number, { taken }: Access, registers: Int32Array): void {
  const { columns, registers: places } = taken
  for (let index = 0; index < columns.length; index++)
    registers[places[index] ?? 0] = at(cells, from + (columns[index] ?? 0))
}

/** Continues with `rest` if no row matches. */
export function compileAbsence(access: Access, frame: Frame, rest: () => Run): Run {
  const { meter } = frame.world
  const { relation, known } = access
  const isWhole = known.columns.length === relation.arity
  let found = false
  const search = isWhole
    ? null
    : compileAccess(access, frame, () => {
        found = true
        return false
      })
  const row = new Int32Array(relation.arity)
  const next = rest()
  return () => {
    if (!meter.step()) return false
    found = false
    if (search) search()
    else {
      for (const [index, column] of known.columns.entries())
        row[column] = at(frame.registers, known.registers[index] ?? 0)
      found = relation.has(row)
    }
    if (meter.stopped) return false
    return found || next()
  }
}
