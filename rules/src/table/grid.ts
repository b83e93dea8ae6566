import type { ScenePoint } from './scene-point.ts'

/**
 * The grid of a scene. All lengths are percentages of the picture's width. `cell`: how wide a cell is. `x` and `y`: how far a corner of a square,
 * or the centre of a hexagon, is from the left and from the top. Hexagons have a corner at the top, and so lie side by side in rows.
 */
export interface Grid {
  readonly kind: 'square' | 'hex'
  readonly cell: number
  readonly x: number
  readonly y: number
}

/** A grid on a scene of this width by height. */
export interface GridOn {
  readonly grid: Grid
  readonly aspect: number
}

/** Where a token may stand: in a cell, or, if it is an even number of cells wide, where cells meet. */
export type Seat = 'centre' | 'corner'

/** Every place where tokens may stand lies in a row of such places, one cell apart. */
interface Row {
  /** From the top. */
  readonly down: number
  /** One place of the row. */
  readonly from: number
}

/** From a row of hexagons to the next one, as a part of their width. */
const HEX_ROW = Math.sqrt(3) / 2
/** From the centre of a hexagon down to the corners at its sides, as a part of its width. */
const HEX_SIDE_CORNER = 1 / (2 * Math.sqrt(3))

/** From one row of cells to the next. */
export function rowHeight({ kind, cell }: Grid): number {
  return kind === 'hex' ? cell * HEX_ROW : cell
}

/** The seats in one row of cells; a row of hexagons has corners at two heights. */
function seatsOfRow(grid: Grid, index: number, seat: Seat): Row[] {
  const { kind, cell, x } = grid
  const down = grid.y + index * rowHeight(grid)
  const isSquareCentre = kind === 'square' && seat === 'centre'
  if (kind === 'square') return [isSquareCentre ? { down: down + cell / 2, from: x + cell / 2 } : { down, from: x }]
  const from = isOdd(index) ? x + cell / 2 : x
  if (seat === 'centre') return [{ down, from }]
  return [-1, 1].map((side) => ({ down: down + side * cell * HEX_SIDE_CORNER, from: from + cell / 2 }))
}

/** Also of negative numbers. */
const isOdd = (index: number) => Math.abs(index % 2) === 1

/** Further rows than these cannot have the nearest seat, also if some are outside of the picture. */
const ROWS_AROUND = [-2, -1, 0, 1, 2]

/**
 * The nearest seat in the picture; the place itself if there is none near, because cells are as large as the picture. Snapping once more changes
 * nothing.
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

/** The seat of a row that is nearest to a place, if it is in the picture. */
function seatIn({ down, from }: Row, at: ScenePoint, { grid: { cell }, aspect }: GridOn): ScenePoint[] {
  const [first, last] = [Math.ceil(-from / cell), Math.floor((100 - from) / cell)]
  const y = down * aspect
  if (first > last || y < 0 || y > 100) return []
  return [{ x: from + within(Math.round((at.x - from) / cell), first, last) * cell, y }]
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Where somebody gets by a number of cells across and down, as with arrow keys: straight on also where hexagons leave two ways. */
export function stepped(on: GridOn, from: ScenePoint, by: ScenePoint, seat: Seat): ScenePoint {
  const { grid, aspect } = on
  const start = snapped(on, from, seat)
  // Down a column of hexagons each second row is half a cell aside.
  const row = Math.round((start.y / aspect - grid.y) / rowHeight(grid))
  const aside = grid.kind === 'hex' && isOdd(by.y) ? (isOdd(row) ? -1 : 1) * (grid.cell / 2) : 0
  const to = { x: start.x + by.x * grid.cell + aside, y: start.y + by.y * rowHeight(grid) * aspect }
  return snapped(on, to, seat)
}

/** The place where a token of this size stands: `cells` is its width in cells. Sizes that are no even number stand in a cell. */
export function seatFor(cells: number): Seat {
  return cells % 2 === 0 ? 'corner' : 'centre'
}
