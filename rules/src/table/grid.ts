import type { ScenePoint } from './scene-point.ts'

/**
 * The grid of a scene. All lengths are percentages of the picture's width. `cell` is the width of a cell. `x` and `y` are the distances of
 * the corner of a square, or the center of a hexagon, from the left and the top. Hexagons have a corner at the top, so they form horizontal
 * rows.
 */
export interface Grid {
  readonly kind: 'square' | 'hex'
  readonly cell: number
  readonly x: number
  readonly y: number
}

/** A grid on a scene. `aspect` is the scene's width by its height. */
export interface GridOn {
  readonly grid: Grid
  readonly aspect: number
}

/** Where a token is placed: in a cell, or where cells meet if its width is an even number of cells. */
export type Seat = 'centre' | 'corner'

/** A row of seats, which are one cell apart. */
interface Row {
  /** The distance from the top. */
  readonly down: number
  /** The x of one seat of the row. */
  readonly from: number
}

/** The distance between rows of hexagons, by their width. */
const HEX_ROW = Math.sqrt(3) / 2
/** The distance from the center of a hexagon down to the lower corners at its sides, by its width. */
const HEX_SIDE_CORNER = 1 / (2 * Math.sqrt(3))

/** The distance from one row of cells to the next. */
export function rowHeight({ kind, cell }: Grid): number {
  return kind === 'hex' ? cell * HEX_ROW : cell
}

/** The seats in one row of cells. A row of hexagons has corners at two heights. */
function seatsOfRow(grid: Grid, index: number, seat: Seat): Row[] {
  const { kind, cell, x } = grid
  const down = grid.y + index * rowHeight(grid)
  const isSquareCentre = kind === 'square' && seat === 'centre'
  if (kind === 'square') return [isSquareCentre ? { down: down + cell / 2, from: x + cell / 2 } : { down, from: x }]
  const from = isOdd(index) ? x + cell / 2 : x
  if (seat === 'centre') return [{ down, from }]
  return [-1, 1].map((side) => ({ down: down + side * cell * HEX_SIDE_CORNER, from: from + cell / 2 }))
}

/** Works for negative numbers too. */
const isOdd = (index: number) => Math.abs(index % 2) === 1

/** No other row can contain the nearest seat, even if some of these are outside the picture. */
const ROWS_AROUND = [-2, -1, 0, 1, 2]

/**
 * The nearest seat in the picture. If cells are so large that the picture has no seat, the point itself. Snapping twice gives the same
 * result.
 * @example
 * const on = { grid: { kind: 'square', cell: 10, x: 5, y: 0 }, aspect: 2 }
 * snapped(on, { x: 41, y: 52 }, 'centre') // { x: 40, y: 50 }
 */
export function snapped(on: GridOn, point: ScenePoint, seat: Seat): ScenePoint {
  const { grid, aspect } = on
  const at = { x: within(point.x, 0, 100), y: within(point.y, 0, 100) }
  const index = Math.round((at.y / aspect - grid.y) / rowHeight(grid))
  const seats = ROWS_AROUND.flatMap((by) => seatsOfRow(grid, index + by, seat)).flatMap((row) => seatIn(row, at, on))
  const lengthTo = (one: ScenePoint) => Math.hypot(one.x - at.x, (one.y - at.y) / aspect)
  return (
    seats.reduce<ScenePoint | null>((best, one) => (best && lengthTo(best) <= lengthTo(one) ? best : one), null) ?? at
  )
}

/** The nearest seat of a row, if it is in the picture. */
function seatIn({ down, from }: Row, at: ScenePoint, { grid: { cell }, aspect }: GridOn): ScenePoint[] {
  const [first, last] = [Math.ceil(-from / cell), Math.floor((100 - from) / cell)]
  const y = down * aspect
  if (first > last || y < 0 || y > 100) return []
  return [{ x: from + within(Math.round((at.x - from) / cell), first, last) * cell, y }]
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * Moves by a number of cells across and down, as arrow keys do. Where hexagons offer two ways, repeated steps go straight on.
 * @example
 * const on = { grid: { kind: 'square', cell: 10, x: 5, y: 0 }, aspect: 2 }
 * stepped(on, { x: 40, y: 50 }, { x: 1, y: 0 }, 'centre') // { x: 50, y: 50 }
 */
export function stepped(on: GridOn, from: ScenePoint, by: ScenePoint, seat: Seat): ScenePoint {
  const { grid, aspect } = on
  const start = snapped(on, from, seat)
  // Every second row of hexagons is half a cell to the side.
  const row = Math.round((start.y / aspect - grid.y) / rowHeight(grid))
  const aside = grid.kind === 'hex' && isOdd(by.y) ? (isOdd(row) ? -1 : 1) * (grid.cell / 2) : 0
  const to = { x: start.x + by.x * grid.cell + aside, y: start.y + by.y * rowHeight(grid) * aspect }
  return snapped(on, to, seat)
}

/**
 * The seat of a token that is `cells` wide. Widths that aren't an even number get the center of a cell.
 * @example
 * seatFor(2) // 'corner'
 * seatFor(1.3) // 'centre'
 */
export function seatFor(cells: number): Seat {
  return cells % 2 === 0 ? 'corner' : 'centre'
}
