import type { Position } from '@waybook/contract'

/** How near, in percent each way, the server's position has to be for a dragged one to give way (specification, section 9). */
const TOLERANCE = 1

/** Whether the server's position is the dragged one, or as good as that. */
export function isSettled(dragged: Position, stored: Position): boolean {
  return Math.abs(dragged.x - stored.x) <= TOLERANCE && Math.abs(dragged.y - stored.y) <= TOLERANCE
}
