import { clampPosition, type Position, type Token } from '@waybook/contract'
import type { KeyboardEvent } from 'react'

import { useMe } from '#api/session.ts'

import { announce } from '../announcer.tsx'
import { useMayMove, useTable } from '../table-context.ts'
import { useRemoveToken } from './token-mutations.ts'

/** Handles the keys for a token, on the map and in the list: arrows move it, Delete removes it. */
export function useTokenKeys(): (token: Token, event: KeyboardEvent) => void {
  const step = useStepToken()
  const remove = useRemoveToken()
  const edits = useMe().may.includes('editTokens')
  return (token, event) => {
    const hasMoved = step(token, event)
    const isRemoved = !hasMoved && event.key === 'Delete' && edits
    if (isRemoved) remove(token)
    if (!hasMoved && !isRemoved) return
    event.preventDefault()
    event.stopPropagation()
  }
}

const STEP_PERCENT = 1
const LARGE_STEP_PERCENT = 5

const directions: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Moves a token with the arrow keys, further with Shift. Returns whether it did. */
function useStepToken(): (token: Token, event: KeyboardEvent) => boolean {
  const { animator, moveQueue } = useTable()
  const mayMove = useMayMove()
  return (token, { key, shiftKey, ctrlKey, metaKey, altKey }) => {
    const direction = directions[key]
    if (!direction || ctrlKey || metaKey || altKey || !mayMove(token)) return false
    const from = moveQueue.destinationOf(token.id) ?? animator.positionOf(token.id) ?? token.position
    const by = shiftKey ? LARGE_STEP_PERCENT : STEP_PERCENT
    const position = clampPosition({ x: from.x + direction.x * by, y: from.y + direction.y * by })
    animator.drag(token.id, position)
    animator.release(token.id)
    void moveQueue.save({ token, position })
    announce(`${token.name}: ${Math.round(position.x)} percent across, ${Math.round(position.y)} percent down`)
    return true
  }
}
