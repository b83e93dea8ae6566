import { distanceOf, distanceToWall, isSamePoint, type LatticePoint, type Wall } from './wall.ts'

/** A place that may let sight through by mistake. `gap`: the end of a wall is close to another wall but doesn't reach it. */
export interface WallProblem {
  readonly kind: 'gap' | 'freeEnd'
  readonly at: LatticePoint
  readonly wall: string
}

/** In grid cells. Closer ends meet (FOG-60). */
const MEETS = 0.05
const NEAR = 0.3

/**
 * The ends of walls that touch no other wall. Low walls stop no sight, and objects stand alone.
 * @example wallProblems([{ id: 'a', kind: 'wall', from: [0, 0], to: [400, 0] }], 100).length // 2
 */
export function wallProblems(walls: readonly Wall[], cell: number): readonly WallProblem[] {
  const checked = walls.filter(({ kind }) => kind !== 'low' && kind !== 'object')
  const count = new Map<string, number>()
  for (const { from, to } of checked)
    for (const end of [from, to]) count.set(end.join(' '), (count.get(end.join(' ')) ?? 0) + 1)
  return checked.flatMap((wall) =>
    [wall.from, wall.to].flatMap((at): WallProblem[] => {
      if ((count.get(at.join(' ')) ?? 0) > 1) return []
      const away = nearestOther(checked, wall, at)
      if (away <= MEETS * cell) return []
      return [{ kind: away <= NEAR * cell ? 'gap' : 'freeEnd', at, wall: wall.id }]
    }),
  )
}

/** How far an end is from the nearest wall that is not its own and doesn't begin at its other end. */
function nearestOther(walls: readonly Wall[], wall: Wall, at: LatticePoint): number {
  const other = at === wall.from ? wall.to : wall.from
  let least = Infinity
  for (const one of walls) {
    if (one === wall) continue
    const meetsOther = isSamePoint(one.from, other) || isSamePoint(one.to, other)
    // A short wall is near its neighbor everywhere.
    const away = meetsOther ? Math.min(distanceOf(one.from, at), distanceOf(one.to, at)) : distanceToWall(one, at)
    if (away < least) least = away
  }
  return least
}
