import { type FogGrid, type FogPoint, inCells } from './fog-grid.ts'
import type { Span } from './fog-mask.ts'
import type { FogShape } from './fog-shape.ts'

/** An interval in cells, including both ends. */
type Interval = readonly [number, number]

const CENTRE = 0.5

/** The cells whose centers are within a shape, row by row. Spans may overlap. */
export function* spansOf(grid: FogGrid, { shape, points, radius = 0 }: FogShape): Generator<Span> {
  const places = (points ?? []).map((point) => inCells(grid, point))
  if (shape === 'all') yield* inRows(grid, 0, grid.rows, () => [[0, grid.columns]])
  else if (shape === 'polygon') yield* ofPolygon(grid, places)
  else if (shape === 'rect') yield* ofRectangle(grid, places)
  else yield* ofBrush(grid, places, (radius / 100) * grid.width)
}

function* ofRectangle(grid: FogGrid, corners: readonly FogPoint[]): Generator<Span> {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  yield* inRows(grid, Math.min(...ys), Math.max(...ys), () => [[Math.min(...xs), Math.max(...xs)]])
}

/** Even-odd rule: a center is inside if a ray from it crosses the outline an odd number of times. */
function* ofPolygon(grid: FogGrid, corners: readonly FogPoint[]): Generator<Span> {
  const ys = corners.map(({ y }) => y)
  const edges = corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from] as const)
  yield* inRows(grid, Math.min(...ys), Math.max(...ys), (y) => {
    const crossed = edges
      .flatMap(([a, b]) => (a.y > y === b.y > y ? [] : [crossing(a, b, y)]))
      .toSorted((a, b) => a - b)
    // The right end is exclusive: a center exactly on it is outside.
    return crossed.flatMap((x, index): Interval[] =>
      index % 2 === 0 ? [[x, beforeCentre(crossed[index + 1] ?? x)]] : [],
    )
  })
}

/** The x where an edge crosses the height `y`. */
function crossing(a: FogPoint, b: FogPoint, y: number): number {
  return a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
}

/** Moves an end left far enough to exclude a center that is exactly on it. */
function beforeCentre(x: number): number {
  return Math.ceil(x - CENTRE) - CENTRE / 2
}

/** The area of a round brush that moved along a line. */
function* ofBrush(grid: FogGrid, line: readonly FogPoint[], radius: number): Generator<Span> {
  for (const [index, from] of line.entries()) {
    const to = line[index + 1] ?? from
    if (index > 0 && to === from) continue
    const [top, bottom] = [Math.min(from.y, to.y) - radius, Math.max(from.y, to.y) + radius]
    yield* inRows(grid, top, bottom, (y) => {
      const parts = [ofCircle(from, radius, y), ofCircle(to, radius, y), ofBand(from, to, radius, y)]
      const ends = parts.filter((part) => part !== null)
      if (ends.length === 0) return []
      // The outline is convex, so its parts at one height are one interval.
      return [[Math.min(...ends.map(([left]) => left)), Math.max(...ends.map(([, right]) => right))]]
    })
  }
}

function ofCircle({ x, y }: FogPoint, radius: number, height: number): Interval | null {
  const half = radius * radius - (height - y) * (height - y)
  return half < 0 ? null : [x - Math.sqrt(half), x + Math.sqrt(half)]
}

/** The rectangle between the circles at both ends: points between the ends, at most `radius` from the line. */
function ofBand(from: FogPoint, to: FogPoint, radius: number, height: number): Interval | null {
  const [dx, dy, up] = [to.x - from.x, to.y - from.y, height - from.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return null
  const along = solve(dx, -up * dy, length * length - up * dy)
  const across = solve(dy, up * dx - radius * length, up * dx + radius * length)
  if (!along || !across) return null
  const [left, right] = [Math.max(along[0], across[0]), Math.min(along[1], across[1])]
  return left > right ? null : [from.x + left, from.x + right]
}

/** The values of x for which factor * x is between `low` and `high`. */
function solve(factor: number, low: number, high: number): Interval | null {
  if (factor === 0) return low <= 0 && high >= 0 ? [-Infinity, Infinity] : null
  return factor > 0 ? [low / factor, high / factor] : [high / factor, low / factor]
}

/** The cells in rows whose centers are between `top` and `bottom`. `insideAt` returns the intervals inside the shape at a height. */
function* inRows(
  { columns, rows }: FogGrid,
  top: number,
  bottom: number,
  insideAt: (y: number) => readonly Interval[],
): Generator<Span> {
  const end = Math.min(Math.floor(bottom - CENTRE) + 1, rows)
  for (let row = Math.max(Math.ceil(top - CENTRE), 0); row < end; row += 1)
    for (const [left, right] of insideAt(row + CENTRE)) {
      const from = Math.max(Math.ceil(left - CENTRE), 0)
      const to = Math.min(Math.floor(right - CENTRE) + 1, columns)
      if (from < to) yield { row, from, to }
    }
}
