import { onScene, type Position, type Token } from '@waybook/contract'
import type { KeyboardEvent } from 'react'

import { announce } from '../said.ts'
import { useTable } from '../table-context.ts'
import { useMayMove } from '../use-may-move.ts'

/** In percent of the picture. */
const STEP = 1
const FAR_STEP = 5

const ways: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Moves a token by the arrow keys, with Shift further; answers whether the key was one of these. */
export function useStepToken(): (token: Token, event: KeyboardEvent) => boolean {
  const { motions, moves } = useTable()
  const mayMove = useMayMove()
  return (token, { key, shiftKey, ctrlKey, metaKey, altKey }) => {
    const way = ways[key]
    if (!way || ctrlKey || metaKey || altKey || !mayMove(token)) return false
    const from = moves.goesTo(token.id) ?? motions.whereIs(token.id) ?? token.position
    const by = shiftKey ? FAR_STEP : STEP
    const position = onScene({ x: from.x + way.x * by, y: from.y + way.y * by })
    motions.hold(token.id, position)
    motions.release(token.id)
    void moves.store({ token, position })
    announce(`${token.name}: ${Math.round(position.x)} percent across, ${Math.round(position.y)} percent down`)
    return true
  }
}
