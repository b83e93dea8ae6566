import type { Token } from '@waybook/contract'

import { sceneBox } from '../map-view.ts'
import { useTable } from '../table-context.ts'
import { figureWithId } from '../token/token-figure.tsx'

/** Half the width of a token that fits into the map's `scroll-padding`. */
const HALF_WIDTH_PX = 48

/** Returns a function that pans a token into view. */
export function useRevealToken(): (token: Token) => void {
  const { animator, viewport } = useTable()
  return ({ id, position }) => {
    const box = sceneBox()
    const { x, y } = animator.positionOf(id) ?? position
    const diameter = Number(figureWithId(id)?.dataset['diameter'] ?? 0)
    const spare = Math.max(0, diameter / 2 - HALF_WIDTH_PX)
    if (box) viewport.reveal(box.left + (x / 100) * box.width, box.top + (y / 100) * box.height, spare)
  }
}
