import { type FogArea, type FogGrid, type FogPoint, inCells } from './fog-grid.ts'

/** Which cells of a picture are revealed. Masks are never changed, only replaced. */
export interface FogMask {
  readonly grid: FogGrid
  /** A bit for each cell, set if it is revealed: row by row, each row beginning with the lowest bit of a byte of its own. */
  readonly bits: Uint8Array
}

/** The bytes of a row. */
export function strideOf({ columns }: FogGrid): number {
  return Math.ceil(columns / 8)
}

/** A mask that is revealed or covered everywhere. */
export function uniformMask(grid: FogGrid, revealed: boolean): FogMask {
  const bits = new Uint8Array(strideOf(grid) * grid.rows)
  if (revealed)
    for (let row = 0; row < grid.rows; row += 1) fillCells({ grid, bits }, { row, from: 0, to: grid.columns }, true)
  return { grid, bits }
}

export function isCellRevealed({ grid, bits }: FogMask, column: number, row: number): boolean {
  return (((bits[row * strideOf(grid) + (column >> 3)] ?? 0) >> (column & 7)) & 1) === 1
}

/** Whether the cell at a place is revealed. The right and the bottom edge of the picture belong to its last cells. */
export function isRevealedAt(mask: FogMask, point: FogPoint): boolean {
  const { columns, rows } = mask.grid
  const { x, y } = inCells(mask.grid, point)
  const within = (value: number, count: number) => Math.min(Math.max(Math.floor(value), 0), count - 1)
  return isCellRevealed(mask, within(x, columns), within(y, rows))
}

export type Fogginess = 'covered' | 'partly' | 'revealed'

/** How much of an area is revealed. */
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

/** Cells of one row, without `to`. */
export interface Span {
  readonly row: number
  readonly from: number
  readonly to: number
}

/** Writes into a mask that is being made. */
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

/** The bits of a byte of a row that stand for the columns from `from` up to, but without, `to`. */
function bitsWithin(byte: number, from: number, to: number): number {
  const low = Math.max(from - byte * 8, 0)
  const high = Math.min(to - byte * 8, 8)
  return ((1 << high) - 1) & ~((1 << low) - 1)
}
