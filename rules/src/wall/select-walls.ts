import { distanceToWall, type LatticePoint, type Wall } from './wall.ts'

/**
 * The wall nearest to a point, at most `reach` away.
 * @example wallAt([{ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }], [100, 8], 12).id // 'a'
 */
export function wallAt<Some extends Wall>(walls: readonly Some[], point: LatticePoint, reach: number): Some | null {
  let nearest: Some | null = null
  let least = reach
  for (const wall of walls) {
    const away = distanceToWall(wall, point)
    if (away <= least) [nearest, least] = [wall, away]
  }
  return nearest
}

/**
 * The walls with both ends in a box.
 * @example wallsIn([{ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }], [[0, 0], [400, 9]]).length // 1
 */
export function wallsIn(walls: readonly Wall[], [a, b]: readonly [LatticePoint, LatticePoint]): readonly Wall[] {
  const isIn = ([x, y]: LatticePoint) =>
    x >= Math.min(a[0], b[0]) && x <= Math.max(a[0], b[0]) && y >= Math.min(a[1], b[1]) && y <= Math.max(a[1], b[1])
  return walls.filter(({ from, to }) => isIn(from) && isIn(to))
}

/**
 * The ids of walls that are reached from the given ones over common ends, with these.
 * @example connectedTo([{ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }], new Set(['a'])) // new Set(['a'])
 */
export function connectedTo(walls: readonly Wall[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const atPoint = new Map<string, Wall[]>()
  for (const wall of walls)
    for (const end of [wall.from, wall.to]) {
      const key = end.join(' ')
      atPoint.set(key, [...(atPoint.get(key) ?? []), wall])
    }
  const found = new Set(ids)
  const waiting = walls.filter(({ id }) => ids.has(id))
  for (let wall = waiting.pop(); wall; wall = waiting.pop())
    for (const end of [wall.from, wall.to])
      for (const next of atPoint.get(end.join(' ')) ?? []) {
        if (found.has(next.id)) continue
        found.add(next.id)
        waiting.push(next)
      }
  return found
}
