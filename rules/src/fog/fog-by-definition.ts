import * as fc from 'fast-check'

import { type FogGrid, type FogPoint, inCells } from './fog-grid.ts'
import { isCellRevealed, type FogMask } from './fog-mask.ts'
import type { FogOperation } from './fog-operation.ts'
import type { FogShape } from './fog-shape.ts'

/** Nearer to an outline than this, the result depends on rounding. */
const EDGE = 1e-6

export const size = fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 300 }) })
const coordinate = fc.double({ min: -20, max: 120, noNaN: true })
const point = fc.record({ x: coordinate, y: coordinate })
const shape: fc.Arbitrary<FogShape> = fc.oneof(
  fc.constant({ shape: 'all' as const }),
  fc.record({
    shape: fc.constant('brush' as const),
    points: fc.array(point, { minLength: 1, maxLength: 5 }),
    radius: fc.double({ min: 0, max: 40, noNaN: true }),
  }),
  fc.record({ shape: fc.constant('rect' as const), points: fc.array(point, { minLength: 2, maxLength: 2 }) }),
  fc.record({ shape: fc.constant('polygon' as const), points: fc.array(point, { minLength: 3, maxLength: 7 }) }),
)
export const operation: fc.Arbitrary<FogOperation> = fc
  .tuple(shape, fc.constantFrom('reveal' as const, 'cover' as const))
  .map(([one, op]) => ({ ...one, op }))

function distance({ x, y }: FogPoint, a: FogPoint, b: FogPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = dx === 0 && dy === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)
  const nearest = Math.min(Math.max(along, 0), 1)
  return Math.hypot(x - a.x - nearest * dx, y - a.y - nearest * dy)
}

const segments = (points: readonly FogPoint[]) => points.map((one, index) => [one, points[index + 1] ?? one] as const)

/** Whether a center is in a shape, by definition; `null` if it is too near the outline to decide. */
export function contains(
  grid: FogGrid,
  { shape: kind, points = [], radius = 0 }: FogShape,
  centre: FogPoint,
): boolean | null {
  if (kind === 'all') return true
  const places = points.map((one) => inCells(grid, one))
  if (kind === 'brush') {
    const reach = (radius / 100) * grid.width
    const nearest = Math.min(...segments(places).map(([a, b]) => distance(centre, a, b)))
    return Math.abs(nearest - reach) < EDGE ? null : nearest < reach
  }
  const closed = kind === 'polygon' ? places : cornersOf(places)
  const outline = segments([...closed, closed[0] ?? centre])
  if (outline.some(([a, b]) => distance(centre, a, b) < EDGE)) return null
  const crossed = outline.filter(
    ([a, b]) => a.y > centre.y !== b.y > centre.y && a.x + ((centre.y - a.y) * (b.x - a.x)) / (b.y - a.y) > centre.x,
  )
  return crossed.length % 2 === 1
}

function cornersOf([a = { x: 0, y: 0 }, b = a]: readonly FogPoint[]): FogPoint[] {
  return [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]
}

export function cellsOf({ columns, rows }: FogGrid): (readonly [number, number])[] {
  return Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)] as const)
}

export function drawn(mask: FogMask): string[] {
  return Array.from({ length: mask.grid.rows }, (_row, row) =>
    Array.from({ length: mask.grid.columns }, (_cell, column) => (isCellRevealed(mask, column, row) ? '#' : '.')).join(
      '',
    ),
  )
}
