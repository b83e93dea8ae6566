import { distanceOf, distanceToWall, pointAlong, shareOn, type LatticePoint, type WallLine } from './wall.ts'

/** A square grid on a lattice. `x` and `y`: a corner. */
export interface LatticeGrid {
  readonly cell: number
  readonly x: number
  readonly y: number
}

export interface SnapTo {
  readonly walls: readonly WallLine[]
  readonly grid: LatticeGrid | null
  /** How far a point may be moved. */
  readonly reach: number
}

export interface Snapped {
  readonly point: LatticePoint
  /** What the point was moved to. `null` if nothing was near. */
  readonly to: 'end' | 'wall' | 'grid' | null
}

/**
 * Moves a point to the end of a wall, then to its middle or thirds, a corner or the middle of a cell or of its side, or onto a wall.
 * @example
 * const grid = { cell: 100, x: 0, y: 0 }
 * snapPoint([3, 4], { walls: [], grid, reach: 12 }) // { point: [0, 0], to: 'grid' }
 */
export function snapPoint(point: LatticePoint, { walls, grid, reach }: SnapTo): Snapped {
  const near = walls.filter((wall) => distanceToWall(wall, point) <= reach)
  const within = (some: readonly LatticePoint[]) => nearestTo(point, some, reach)
  const end = within(near.flatMap(({ from, to }) => [from, to]))
  if (end) return { point: end, to: 'end' }
  const part = within(near.flatMap((wall) => [1 / 2, 1 / 3, 2 / 3].map((share) => pointAlong(wall, share))))
  if (part) return { point: part, to: 'wall' }
  const corner = grid && within([nearestOnGrid(point, grid)])
  if (corner) return { point: corner, to: 'grid' }
  const onWall = within(near.map((wall) => pointAlong(wall, shareOn(wall, point))))
  return onWall ? { point: onWall, to: 'wall' } : { point: [Math.round(point[0]), Math.round(point[1])], to: null }
}

/** Corners, middles of sides and middles of cells are half a cell apart. */
function nearestOnGrid([x, y]: LatticePoint, { cell, ...from }: LatticeGrid): LatticePoint {
  const half = cell / 2
  const place = (at: number, start: number) => Math.round(start + Math.round((at - start) / half) * half)
  return [place(x, from.x), place(y, from.y)]
}

function nearestTo(point: LatticePoint, some: readonly LatticePoint[], reach: number): LatticePoint | null {
  const [nearest] = some
    .map((one) => ({ one, away: distanceOf(one, point) }))
    .filter(({ away }) => away <= reach + 1)
    .toSorted((a, b) => a.away - b.away)
  return nearest?.one ?? null
}

const STEP = Math.PI / 12

/**
 * Turns the line to a point to the nearest multiple of 15 degrees.
 * @example atSteadyAngle([0, 0], [100, 4]) // [100, 0]
 */
export function atSteadyAngle(from: LatticePoint, to: LatticePoint): LatticePoint {
  const length = distanceOf(from, to)
  const angle = Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) / STEP) * STEP
  return [Math.round(from[0] + length * Math.cos(angle)), Math.round(from[1] + length * Math.sin(angle))]
}
