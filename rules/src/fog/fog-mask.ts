import { type FogArea, type FogGrid, type FogPoint, inCells } from './fog-grid.ts'

/** The revealed cells of a picture. Masks are immutable. */
export interface FogMask {
  readonly grid: FogGrid
  /** One bit per cell, set if it is revealed, row by row. Each row begins with the lowest bit of a new byte. */
  readonly bits: Uint8Array
}

/**
 * The number of bytes in a row.
 * @example strideOf(fogGrid({ width: 40, height: 8 })) // 2
 */
export function strideOf({ columns }: FogGrid): number {
  return Math.ceil(columns / 8)
}

/**
 * A mask with all cells revealed, or all covered.
 * @example uniformMask(fogGrid({ width: 40, height: 8 }), true).bits // new Uint8Array([255, 3, 255, 3])
 */
export function uniformMask(grid: FogGrid, revealed: boolean): FogMask {
  const bits = new Uint8Array(strideOf(grid) * grid.rows)
  if (revealed)
    for (let row = 0; row < grid.rows; row += 1) fillCells({ grid, bits }, { row, from: 0, to: grid.columns }, true)
  return { grid, bits }
}

/**
 * @example isCellRevealed(uniformMask(fogGrid({ width: 40, height: 8 }), true), 9, 1) // true
 */
export function isCellRevealed({ grid, bits }: FogMask, column: number, row: number): boolean {
  return (((bits[row * strideOf(grid) + (column >> 3)] ?? 0) >> (column & 7)) & 1) === 1
}

/**
 * Whether the cell at a place is revealed. The right and bottom edges of the picture belong to the last cells.
 * @example isRevealedAt(uniformMask(fogGrid({ width: 40, height: 8 }), true), { x: 100, y: 50 }) // true
 */
export function isRevealedAt(mask: FogMask, point: FogPoint): boolean {
  const { columns, rows } = mask.grid
  const { x, y } = inCells(mask.grid, point)
  const within = (value: number, count: number) => Math.min(Math.max(Math.floor(value), 0), count - 1)
  return isCellRevealed(mask, within(x, columns), within(y, rows))
}

export type Fogginess = 'covered' | 'partly' | 'revealed'

/**
 * How much of an area is revealed.
 * @example
 * const mask = uniformMask(fogGrid({ width: 40, height: 8 }), false)
 * fogginessOf(mask, wholeGrid(mask.grid)) // 'covered'
 */
export function fogginessOf({ grid, bits }: FogMask, { left, top, right, bottom }: FogArea): Fogginess {
  const stride = strideOf(grid)
  let [covered, revealed] = [false, false]
  for (let row = top; row < bottom && !(covered && revealed); row += 1)
    for (let byte = left >> 3; byte <= (right - 1) >> 3; byte += 1) {
      const wanted = bitsWithin(byte, left, right)
      const set = (bits[row * stride + byte] ?? 0) & wanted
      revealed ||= set !== 0
      covered ||= set !== wanted
    }
  if (covered && revealed) return 'partly'
  return revealed ? 'revealed' : 'covered'
}

/** Cells of one row. `to` is exclusive. */
export interface Span {
  readonly row: number
  readonly from: number
  readonly to: number
}

/** Writes into a mask during its construction. */
export function fillCells({ grid, bits }: FogMask, { row, from, to }: Span, revealed: boolean): void {
  if (from >= to) return
  const first = row * strideOf(grid)
  const [head, tail] = [from >> 3, (to - 1) >> 3]
  const put = (byte: number) => {
    const wanted = bitsWithin(byte, from, to)
    const old = bits[first + byte] ?? 0
    bits[first + byte] = revealed ? old | wanted : old & ~wanted
  }
  put(head)
  if (tail > head + 1) bits.fill(revealed ? 0xff : 0, first + head + 1, first + tail)
  if (tail > head) put(tail)
}

/** The bits of a row's byte that represent the columns from `from` to `to`, exclusive. */
function bitsWithin(byte: number, from: number, to: number): number {
  const low = Math.max(from - byte * 8, 0)
  const high = Math.min(to - byte * 8, 8)
  return ((1 << high) - 1) & ~((1 << low) - 1)
}
