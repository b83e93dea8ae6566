import type { Point } from '../drawing/path.ts'
import { round } from '../drawing/svg.ts'

/** A point of a track, and the direction across the track there. */
type Station = { at: Point; across: Point }

/** Stations at even steps along a smooth curve through the given points (a Catmull-Rom spline). */
export function stationsAlong(points: readonly Point[], perLeg = 12): Station[] {
  const smooth: Point[] = []
  points.slice(0, -1).forEach((start, i) => {
    const end = points[i + 1] ?? start
    const before = points[i - 1] ?? start
    const after = points[i + 2] ?? end
    for (let step = 0; step < perLeg; step++) smooth.push(between(before, start, end, after, step / perLeg))
  })
  const last = points.at(-1)
  if (last) smooth.push(last)
  return smooth.map((at, i) => {
    const [fromX, fromY] = smooth[i - 1] ?? at
    const [toX, toY] = smooth[i + 1] ?? at
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    return { at, across: [-(toY - fromY) / length, (toX - fromX) / length] }
  })
}

function between(before: Point, start: Point, end: Point, after: Point, share: number): Point {
  const axis = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * share ** 2 + (3 * b - a - 3 * c + d) * share ** 3)
  return [axis(before[0], start[0], end[0], after[0]), axis(before[1], start[1], end[1], after[1])]
}

/** A line parallel to the track, `offset` to its right. */
export function besideTrack(stations: readonly Station[], offset: number): Point[] {
  return stations.map(({ at: [x, y], across: [acrossX, acrossY] }): Point => [
    x + acrossX * offset,
    y + acrossY * offset,
  ])
}

export function openPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}
