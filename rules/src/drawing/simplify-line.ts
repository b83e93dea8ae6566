import type { FogPoint } from '../fog/fog-grid.ts'

/**
 * Removes points that are at most `tolerance` away from the simplified line (Ramer, Douglas and Peucker). Doubles the tolerance until at
 * most `most` points remain.
 * @example simplifyLine([{ x: 0, y: 0 }, { x: 1, y: 2 }, { x: 2, y: 4 }], 0.1, 512) // [{ x: 0, y: 0 }, { x: 2, y: 4 }]
 */
export function simplifyLine(points: readonly FogPoint[], tolerance: number, most: number): FogPoint[] {
  for (let within = tolerance; ; within *= 2) {
    const kept = keptWithin(points, within)
    if (kept.length <= Math.max(most, 2)) return kept
  }
}

function keptWithin(points: readonly FogPoint[], tolerance: number): FogPoint[] {
  const last = points.length - 1
  const kept = new Set([0, last])
  const stretches: (readonly [number, number])[] = [[0, last]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch
    const furthest = furthestFrom(points, from, to)
    if (!furthest || furthest.distance <= tolerance) continue
    kept.add(furthest.at)
    stretches.push([from, furthest.at], [furthest.at, to])
  }
  return points.filter((_, at) => kept.has(at))
}

/** The point between two others that is farthest from the straight line between them; `null` if no point is between them. */
function furthestFrom(points: readonly FogPoint[], from: number, to: number) {
  const [start, end] = [points[from], points[to]]
  let furthest: { readonly at: number; readonly distance: number } | null = null
  if (!start || !end) return null
  for (let at = from + 1; at < to; at += 1) {
    const point = points[at]
    const distance = point ? distanceTo(point, start, end) : 0
    if (!furthest || distance > furthest.distance) furthest = { at, distance }
  }
  return furthest
}

/** The distance from a point to the nearest point of the line from `a` to `b`. */
export function distanceTo({ x, y }: FogPoint, a: FogPoint, b: FogPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  // May be 0 for two different points, if their distance is tiny.
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / square
  const nearest = Math.min(Math.max(along, 0), 1)
  return Math.hypot(x - a.x - nearest * dx, y - a.y - nearest * dy)
}
