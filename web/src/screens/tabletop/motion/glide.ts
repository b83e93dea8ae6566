import type { Position } from '@waybook/contract'

/** So long a token takes for two thirds of its way: longer than between two positions of a drag, so that it never stands between them. */
const LAG_MS = 70
/** In percent: less is not seen. */
const THERE = 0.02

/** Where on its way to `target` something is after so many milliseconds. */
export function glide(from: Position, target: Position, passedMs: number): Position {
  const part = 1 - Math.exp(-passedMs / LAG_MS)
  const next = { x: from.x + (target.x - from.x) * part, y: from.y + (target.y - from.y) * part }
  return Math.hypot(target.x - next.x, target.y - next.y) < THERE ? target : next
}
