import { type LatticePoint, type WallContent, type WallLine } from './wall.ts'

/**
 * The four walls of a room between two corners, without what stands there already: rooms with a common side share its walls.
 * @example roomWalls([[0, 0], [400, 200]], []).length // 4
 */
export function roomWalls(
  [[ax, ay], [bx, by]]: readonly [LatticePoint, LatticePoint],
  walls: readonly WallLine[],
): readonly WallContent[] {
  const corners: readonly LatticePoint[] = [
    [ax, ay],
    [bx, ay],
    [bx, by],
    [ax, by],
    [ax, ay],
  ]
  return corners.slice(1).flatMap((to, index) => {
    const side = { from: corners[index] ?? to, to }
    return without(side, walls).map((line) => ({ kind: 'wall' as const, ...line }))
  })
}

/** The parts of a line along an axis that no wall on it covers. */
function without(side: WallLine, walls: readonly WallLine[]): readonly WallLine[] {
  const along = side.from[1] === side.to[1] ? 0 : 1
  const across = 1 - along
  const isOnSide = ({ from, to }: WallLine) => from[across] === side.from[across] && to[across] === side.from[across]
  let free = [sorted(side.from[along], side.to[along])].filter(([a, b]) => a < b)
  for (const { from, to } of walls.filter(isOnSide)) {
    const [start, end] = sorted(from[along], to[along])
    free = free
      .flatMap(([a, b]) => [[a, Math.min(b, start)] as const, [Math.max(a, end), b] as const])
      .filter(([a, b]) => a < b)
  }
  const at = (value: number): LatticePoint => (along === 0 ? [value, side.from[1]] : [side.from[0], value])
  return free.map(([a, b]) => ({ from: at(a), to: at(b) }))
}

const sorted = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)] as const
