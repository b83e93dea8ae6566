import { clampPosition, type Position } from '@waybook/contract'

/** Moves tokens as a group. They keep their relative positions, so all stop when one reaches the edge. */
export function moveTogether(from: readonly Position[], by: Position): Position[] {
  const [xs, ys] = [from.map(({ x }) => x), from.map(({ y }) => y)]
  const [x, y] = [inside(by.x, xs), inside(by.y, ys)]
  return from.map((one) => clampPosition({ x: one.x + x, y: one.y + y }))
}

/** Limits a distance so that all tokens stay on the scene, in percent. */
function inside(by: number, from: readonly number[]): number {
  return Math.max(-Math.min(...from), Math.min(by, 100 - Math.max(...from)))
}
