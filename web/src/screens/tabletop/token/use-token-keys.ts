import { type Token, onScene, type Position } from '@waybook/contract'
import type { KeyboardEvent } from 'react'

import { useMe } from '../../../client/me.ts'
import { announce } from '../announcer.tsx'
import { useTable, useMayMove } from '../table-context.ts'
import { useRemoveToken } from './token-mutations.ts'

/** What keys do to a token, on the map and in the list: arrows move it, Delete takes it away. */
export function useTokenKeys(): (token: Token, event: KeyboardEvent) => void {
  const step = useStepToken()
  const remove = useRemoveToken()
  const edits = useMe().may.includes('editTokens')
  return (token, event) => {
    const done = step(token, event)
    const removed = !done && event.key === 'Delete' && edits
    if (removed) remove(token)
    if (!done && !removed) return
    event.preventDefault()
    event.stopPropagation()
  }
}

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
function useStepToken(): (token: Token, event: KeyboardEvent) => boolean {
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
