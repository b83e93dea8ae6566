import {
  contentOfWall,
  isSamePoint,
  lengthOf,
  noWallChanges,
  pointAlong,
  shareOn,
  withKind,
  type LatticePoint,
  type Wall,
  type WallChanges,
  type WallContent,
} from './wall.ts'

/** A rest of a wall that is shorter than this part of what was cut out of it becomes a part of that. */
const REST_MIN = 0.1

/**
 * Puts a door, a window or another kind into a wall: as long as wished, around the place nearest to `at`, and within the wall.
 * @example
 * const wall = { id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }
 * cutInto(wall, { at: [200, 9], length: 100, kind: 'door' }).add.length // 2
 */
export function cutInto(
  wall: Wall,
  { at, length, kind }: { readonly at: LatticePoint; readonly length: number; readonly kind: WallContent['kind'] },
): WallChanges {
  const whole = lengthOf(wall)
  const half = length / 2 / whole
  if (half >= 0.5) return { ...noWallChanges, change: [{ ...withKind(wall, kind), id: wall.id }] }
  const middle = Math.min(Math.max(shareOn(wall, at), half), 1 - half)
  const least = half * 2 * REST_MIN
  const [start, end] = [middle - half < least ? 0 : middle - half, middle + half > 1 - least ? 1 : middle + half]
  return partsOf(wall, [
    { ...wall, to: pointAlong(wall, start) },
    { ...withKind(wall, kind), from: pointAlong(wall, start), to: pointAlong(wall, end) },
    { ...wall, from: pointAlong(wall, end) },
  ])
}

/**
 * Splits a wall at the place nearest to a point. `null` if that is one of its ends.
 * @example splitWall({ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }, [150, 30]).add // [{ kind: 'wall', from: [150, 0], to: [400, 0] }]
 */
export function splitWall(wall: Wall, at: LatticePoint): WallChanges | null {
  const middle = pointAlong(wall, shareOn(wall, at))
  if (isSamePoint(middle, wall.from) || isSamePoint(middle, wall.to)) return null
  return partsOf(wall, [
    { ...wall, to: middle },
    { ...wall, from: middle },
  ])
}

/** The first part with a length keeps the wall's id. */
function partsOf(wall: Wall, parts: readonly WallContent[]): WallChanges {
  const [first, ...rest] = parts.filter(({ from, to }) => !isSamePoint(from, to)).map(contentOfWall)
  return first ? { add: rest, change: [{ ...first, id: wall.id }], remove: [] } : noWallChanges
}
