import {
  contentOfWall,
  distanceToWall,
  isSamePoint,
  shareOn,
  type LatticePoint,
  type Wall,
  type WallChanges,
  type WallLine,
} from './wall.ts'

/** A wall over one or more walls of the same kind, with the points that lie between its ends. */
interface Joined {
  readonly wall: Wall
  readonly inner: readonly LatticePoint[]
}

/**
 * Joins walls of one kind that meet, if all points between the ends are at most `tolerance` away from the wall that replaces them. The
 * first of them keeps its id.
 * @example
 * const walls = [{ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }, { id: 'b', kind: 'wall', from: [400, 0], to: [600, 0] }]
 * joinWalls(walls, 1).remove // ['b']
 */
export function joinWalls(walls: readonly Wall[], tolerance: number): WallChanges {
  const byEnd = new Map<string, Joined[]>()
  const put = (one: Joined) => keysOf(one).forEach((key) => byEnd.set(key, [...(byEnd.get(key) ?? []), one]))
  const take = (one: Joined) =>
    keysOf(one).forEach((key) =>
      byEnd.set(
        key,
        (byEnd.get(key) ?? []).filter((other) => other !== one),
      ),
    )
  const joined = new Map<string, Wall>()
  for (const wall of walls) {
    let one: Joined = { wall, inner: [] }
    for (let longer = longerIn(byEnd, one, tolerance); longer; longer = longerIn(byEnd, one, tolerance)) {
      take(longer.without)
      joined.delete(longer.without.wall.id)
      one = longer.joined
    }
    put(one)
    joined.set(one.wall.id, one.wall)
  }
  const change = walls.flatMap((wall) => {
    const now = joined.get(wall.id)
    return now && now !== wall ? [now] : []
  })
  return { add: [], change, remove: walls.filter(({ id }) => !joined.has(id)).map(({ id }) => id) }
}

function longerIn(byEnd: ReadonlyMap<string, readonly Joined[]>, one: Joined, tolerance: number) {
  for (const other of new Set(keysOf(one).flatMap((key) => byEnd.get(key) ?? []))) {
    const joined = isAlike(one.wall, other.wall) ? over(other, one, tolerance) : null
    if (joined) return { joined, without: other }
  }
  return null
}

/** Two joined walls as one, with the id and the direction of the first; `null` if they turn where they meet. */
function over(first: Joined, second: Joined, tolerance: number): Joined | null {
  const { wall } = first
  const backward = { from: second.wall.to, to: second.wall.from }
  // The side that a one-way wall blocks depends on its direction.
  for (const next of wall.oneWay === true ? [second.wall] : [second.wall, backward]) {
    const line = lineOver(wall, next)
    if (!line) continue
    const inner = [...first.inner, line.middle, ...second.inner]
    const isStraight = inner.every((point) => isBetween(line, point) && distanceToWall(line, point) <= tolerance)
    if (isStraight) return { wall: { ...wall, from: line.from, to: line.to }, inner }
  }
  return null
}

function lineOver(one: WallLine, next: WallLine) {
  if (isSamePoint(one.to, next.from)) return { from: one.from, middle: one.to, to: next.to }
  if (isSamePoint(one.from, next.to)) return { from: next.from, middle: one.from, to: one.to }
  return null
}

function isBetween(line: WallLine, point: LatticePoint): boolean {
  const share = shareOn(line, point)
  return share > 0 && share < 1
}

function isAlike(one: Wall, other: Wall): boolean {
  const kindOf = (wall: Wall) => JSON.stringify(contentOfWall({ ...wall, from: [0, 0], to: [0, 0] }))
  return kindOf(one) === kindOf(other)
}

const keysOf = ({ wall: { from, to } }: Joined) => [from.join(' '), to.join(' ')]
