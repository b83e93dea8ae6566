import { joinWalls } from './join-walls.ts'
import { wallProblems } from './wall-problems.ts'
import {
  distanceOf,
  isSamePoint,
  noWallChanges,
  pointAlong,
  shareOn,
  type LatticePoint,
  type Wall,
  type WallChanges,
} from './wall.ts'

const ends = ['from', 'to'] as const

/**
 * Brings the nearest ends of two walls together. Walls in line become one.
 * @example meetWalls({ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }, { id: 'b', kind: 'wall', from: [420, 0], to: [420, 90] }, 1).change.length // 1
 */
export function meetWalls(first: Wall, second: Wall, tolerance: number): WallChanges {
  const pairs = ends.flatMap((one) =>
    ends.map((other) => ({ other, at: first[one], away: distanceOf(first[one], second[other]) })),
  )
  const [nearest] = pairs.toSorted((a, b) => a.away - b.away)
  if (!nearest) return noWallChanges
  const moved = { ...second, [nearest.other]: nearest.at }
  if (isSamePoint(moved.from, moved.to)) return { ...noWallChanges, remove: [second.id] }
  const joined = joinWalls([first, moved], tolerance)
  if (joined.remove.length > 0) return joined
  return nearest.away === 0 ? noWallChanges : { ...noWallChanges, change: [moved] }
}

/**
 * Puts each end with a gap before it on the nearest end, or on the nearest wall.
 * @example closeGaps([{ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }, { id: 'b', kind: 'wall', from: [420, 0], to: [420, 90] }], 100).change.length // 2
 */
export function closeGaps(walls: readonly Wall[], cell: number): WallChanges {
  const closed = new Map<string, Wall>()
  for (const { kind, at, wall: id } of wallProblems(walls, cell)) {
    const wall = closed.get(id) ?? walls.find((one) => one.id === id)
    if (kind !== 'gap' || !wall) continue
    const to = nearestPlace(
      walls.filter((one) => one.id !== id).map((one) => closed.get(one.id) ?? one),
      at,
    )
    const end = isSamePoint(wall.from, at) ? 'from' : 'to'
    // Of two ends that face each other, the second is met by the first.
    if (to && isSamePoint(wall[end], at)) closed.set(id, { ...wall, [end]: to })
  }
  const change = [...closed.values()].filter(({ from, to }) => !isSamePoint(from, to))
  return { ...noWallChanges, change }
}

function nearestPlace(walls: readonly Wall[], at: LatticePoint): LatticePoint | null {
  const places = walls.flatMap((wall) => [
    { place: wall.from, preference: 0.5 },
    { place: wall.to, preference: 0.5 },
    { place: pointAlong(wall, shareOn(wall, at)), preference: 1 },
  ])
  let [nearest, least]: [LatticePoint | null, number] = [null, Infinity]
  for (const { place, preference } of places) {
    const away = distanceOf(place, at) * preference
    if (away < least) [nearest, least] = [place, away]
  }
  return nearest
}
