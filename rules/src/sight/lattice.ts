import { type FogGrid, type FogPoint, inCells } from '../fog/fog-grid.ts'

/** A place on a picture in whole quarter pixels, or a direction. Sums and products of such integers are exact, so sight needs no tolerance. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** From (ax, ay) to (bx, by), in quarter pixels. */
export interface Segment {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
}

const UNITS_PER_PX = 4

/** No coordinate is further from 0 than this, which is four lengths of the longest usual picture. */
export const FAR = 2 ** 18

/**
 * The edge of a fog cell. It is even, so the center of a cell is a place.
 * @example cellEdge(fogGrid({ width: 400, height: 200 })) // 16
 */
export function cellEdge({ cellPx }: Pick<FogGrid, 'cellPx'>): number {
  return cellPx * UNITS_PER_PX
}

/**
 * Converts a place from percent of the picture.
 * @example inQuarterPixels(fogGrid({ width: 400, height: 200 }), { x: 50, y: 50 }) // { x: 800, y: 400 }
 */
export function inQuarterPixels(grid: FogGrid, point: FogPoint): Place {
  const { x, y } = inCells(grid, point)
  const edge = cellEdge(grid)
  return { x: Math.round(x * edge), y: Math.round(y * edge) }
}

export function centerOf(grid: FogGrid, column: number, row: number): Place {
  const edge = cellEdge(grid)
  return { x: (column + 0.5) * edge, y: (row + 0.5) * edge }
}

/**
 * Negative for a place on the left of the line through a segment as one looks from its start to its end, positive on the right, 0 on the line.
 * @example sideOf({ ax: 0, ay: 0, bx: 8, by: 0 }, { x: 4, y: 2 }) // 16
 */
export function sideOf({ ax, ay, bx, by }: Segment, { x, y }: Place): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax)
}

/** The sine of the angle from one direction to another, times their lengths: positive from the x axis to the y axis. */
export function cross(a: Place, b: Place): number {
  return a.x * b.y - a.y * b.x
}

/**
 * Orders directions by their angle, from 0 to below 4. Only equal directions have equal keys, because a key is one rounded quotient of small integers.
 * @example directionKey({ x: 0, y: 5 }) // 1
 */
export function directionKey({ x, y }: Place): number {
  if (y >= 0 && x > 0) return y / (x + y)
  if (x <= 0 && y > 0) return 1 - x / (y - x)
  if (x < 0) return 2 + y / (x + y)
  return 3 + x / (x - y)
}

/** Whether a place is on a segment. Its ends count. */
export function isOn(segment: Segment, place: Place): boolean {
  const { ax, ay, bx, by } = segment
  return sideOf(segment, place) === 0 && isBetween(ax, place.x, bx) && isBetween(ay, place.y, by)
}

function isBetween(a: number, value: number, b: number): boolean {
  return (value - a) * (value - b) <= 0
}

/** Whether the line between two places touches a segment. A segment in line with the first place does not count. */
export function touches(segment: Segment, from: Place, to: Place): boolean {
  const { ax, ay, bx, by } = segment
  const side = sideOf(segment, from)
  if (side === 0 || side * sideOf(segment, to) > 0) return false
  const way = { ax: from.x, ay: from.y, bx: to.x, by: to.y }
  return sideOf(way, { x: ax, y: ay }) * sideOf(way, { x: bx, y: by }) <= 0
}
