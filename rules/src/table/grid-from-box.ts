import type { Grid } from './grid.ts'
import type { ScenePoint } from './scene-point.ts'

/** What was dragged on the map: a box around one cell, or three by three squares, or three hexagons side by side. */
export interface CellBox {
  readonly kind: Grid['kind']
  readonly from: ScenePoint
  readonly to: ScenePoint
  readonly cells: 1 | 3
}

/** The narrowest cell that can be hit on a screen, and the widest that still makes a grid, in percent of the picture's width. */
const CELL_MIN = 0.5
const CELL_MAX = 50

/** The height of a hexagon by its width. */
const HEX_HEIGHT = 2 / Math.sqrt(3)

/**
 * The grid with cells like those in the box; `null` if the box is too small or too large. Width and height both count, so that a hand that slips at one
 * of them is half as wrong.
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

/** The same grid with its place inside the picture, near the upper left corner, and no more digits than matter. */
export function tidyGrid({ kind, cell, x, y }: Grid): Grid {
  // Two rows of hexagons repeat.
  const down = (kind === 'hex' ? Math.sqrt(3) : 1) * cell
  return { kind, cell: rounded(cell), x: firstPlace(x, cell), y: firstPlace(y, down) }
}

function firstPlace(at: number, step: number): number {
  const place = rounded(at - Math.floor(at / step) * step)
  return place < rounded(step) ? place : 0
}

/** A thousandth of a percent: after a hundred cells still less than a pixel. */
const rounded = (value: number) => Math.round(value * 1000) / 1000
