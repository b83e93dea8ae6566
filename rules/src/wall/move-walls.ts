import { contentOfWall, isSamePoint, type LatticePoint, type Wall, type WallChanges } from './wall.ts'

export interface WallMove {
  /** The selected walls, or one end. */
  readonly moved: ReadonlySet<string> | LatticePoint
  readonly by: LatticePoint
  /** Whether walls that end where a moved wall does follow it with that end. */
  readonly together: boolean
}

/**
 * Moves walls, or all walls' ends at a point. A wall that would lose its length is removed.
 * @example
 * const move = { moved: new Set(['a']), by: [0, -10], together: false }
 * moveWalls([{ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }], move).change[0].from // [0, -10]
 */
export function moveWalls(walls: readonly Wall[], { moved, by, together }: WallMove): WallChanges {
  const ends = 'has' in moved ? walls.filter(({ id }) => moved.has(id)).flatMap(({ from, to }) => [from, to]) : [moved]
  const keys = new Set(ends.map(keyOf))
  const shift = (id: string, point: LatticePoint): LatticePoint => {
    const follows = 'has' in moved ? moved.has(id) || (together && keys.has(keyOf(point))) : keys.has(keyOf(point))
    return follows ? [point[0] + by[0], point[1] + by[1]] : point
  }
  const after = walls.map((wall) => ({ ...wall, from: shift(wall.id, wall.from), to: shift(wall.id, wall.to) }))
  const isChanged = (wall: Wall, index: number) => {
    const before = walls[index]
    return before !== undefined && !(isSamePoint(before.from, wall.from) && isSamePoint(before.to, wall.to))
  }
  const changed = after.filter(isChanged)
  const isGone = ({ from, to }: Wall) => isSamePoint(from, to)
  return {
    add: [],
    change: changed.filter((wall) => !isGone(wall)),
    remove: changed.filter(isGone).map(({ id }) => id),
  }
}

/**
 * Moves only one end of one wall, so that it leaves the others there.
 * @example moveEnd({ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }, 'to', [300, 5]).change[0].to // [300, 5]
 */
export function moveEnd(wall: Wall, end: 'from' | 'to', to: LatticePoint): WallChanges {
  const moved = { ...wall, [end]: to }
  return isSamePoint(moved.from, moved.to)
    ? { add: [], change: [], remove: [wall.id] }
    : { add: [], change: [moved], remove: [] }
}

/**
 * Turns one-way walls around. Makes other walls one-way.
 * @example flipWalls([{ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }]).change[0].oneWay // true
 */
export function flipWalls(walls: readonly Wall[]): WallChanges {
  const change = walls.map((wall) => {
    const { id, oneWay, from, to } = wall
    return { ...contentOfWall({ ...wall, ...(oneWay === true && { from: to, to: from }), oneWay: true }), id }
  })
  return { add: [], change, remove: [] }
}

const keyOf = ([x, y]: LatticePoint) => `${x} ${y}`
