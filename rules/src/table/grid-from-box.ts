import type { Grid } from './grid.ts'
import type { ScenePoint } from './scene-point.ts'

/** A box dragged on the map around one cell, three by three squares, or three hexagons in a row. */
export interface CellBox {
  readonly kind: Grid['kind']
  readonly from: ScenePoint
  readonly to: ScenePoint
  readonly cells: 1 | 3
}

/** The narrowest cell that a pointer can hit and the widest that still makes a grid, in percent of the picture's width. */
const CELL_MIN = 0.5
const CELL_MAX = 50

/** The height of a hexagon by its width. */
const HEX_HEIGHT = 2 / Math.sqrt(3)

/**
 * The grid whose cells have the size of those in the box; `null` if the box is too small or too large. Width and height are averaged, which
 * halves the error of a slip in one of them.
 * @example gridFromBox({ kind: 'square', from: { x: 5, y: 0 }, to: { x: 35, y: 60 }, cells: 3 }, 2) // { kind: 'square', cell: 10, x: 5, y: 0 }
 */
export function gridFromBox({ kind, from, to, cells }: CellBox, aspect: number): Grid | null {
  const across = Math.abs(to.x - from.x) / cells
  const down = Math.abs(to.y - from.y) / aspect / (kind === 'square' ? cells : HEX_HEIGHT)
  const cell = (across + down) / 2
  if (cell < CELL_MIN || cell > CELL_MAX) return null
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 / aspect]
  const aside = kind === 'square' ? (cells * cell) / 2 : 0
  return { kind, cell, x: x - aside, y: y - aside }
}

/**
 * The same grid, described by its first place near the upper left corner of the picture, with rounded numbers.
 * @example tidyGrid({ kind: 'square', cell: 10, x: 45, y: -10 }) // { kind: 'square', cell: 10, x: 5, y: 0 }
 */
export function tidyGrid({ kind, cell, x, y }: Grid): Grid {
  // Hexagons repeat every two rows.
  const down = (kind === 'hex' ? Math.sqrt(3) : 1) * cell
  return { kind, cell: rounded(cell), x: firstPlace(x, cell), y: firstPlace(y, down) }
}

function firstPlace(at: number, step: number): number {
  const place = rounded(at - Math.floor(at / step) * step)
  return place < rounded(step) ? place : 0
}

/** Rounds to a thousandth of a percent. The error is still less than a pixel after a hundred cells. */
const rounded = (value: number) => Math.round(value * 1000) / 1000
