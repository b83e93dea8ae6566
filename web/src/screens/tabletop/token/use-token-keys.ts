import type { Position, Token } from '@waybook/contract'
import type { KeyboardEvent } from 'react'

import { useMe } from '#api/session.ts'

import { announce } from '../announcer.tsx'
import { useSnap } from '../grid/use-snap.ts'
import { useMayMove, useSelection, useTable } from '../table-context.ts'
import { moveTogether } from './move-together.ts'
import { useRemoveTokens } from './token-mutations.ts'
import { useCopyTokens } from './use-copy-tokens.ts'

/** Handles the keys for a token, on the map and in the list: arrows move it, Delete removes it, Ctrl and D copies it. One of several that are selected stands for all. */
export function useTokenKeys(): (token: Token, event: KeyboardEvent) => void {
  const { tokens } = useTable()
  const ids = useSelection()
  const step = useStepTokens()
  const remove = useRemoveTokens()
  const { duplicate } = useCopyTokens()
  const edits = useMe().may.includes('editTokens')
  const act = (subjects: readonly Token[], event: KeyboardEvent): boolean => {
    if (step(subjects, event)) return true
    if (!edits) return false
    const isCopying = event.key.toLowerCase() === 'd' && event.ctrlKey !== event.metaKey && !event.altKey
    if (isCopying) duplicate(subjects)
    if (event.key === 'Delete') remove(subjects)
    return isCopying || event.key === 'Delete'
  }
  return (token, event) => {
    const subjects = ids.includes(token.id) ? tokens.filter(({ id }) => ids.includes(id)) : [token]
    if (!act(subjects, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

const STEP_PERCENT = 1
const LARGE_STEP_PERCENT = 5
const LARGE_STEP_CELLS = 5

const directions: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Moves tokens with the arrow keys, further with Shift. Returns whether it did. */
function useStepTokens(): (tokens: readonly Token[], event: KeyboardEvent) => boolean {
  const { animator, moveQueue } = useTable()
  const mayMove = useMayMove()
  const snap = useSnap()
  return (tokens, { key, shiftKey, ctrlKey, metaKey, altKey }) => {
    const direction = directions[key]
    if (!direction || ctrlKey || metaKey || altKey || !tokens.every(mayMove)) return false
    const from = tokens.map(({ id, position }) => moveQueue.destinationOf(id) ?? animator.positionOf(id) ?? position)
    const moves = movesBy(direction, { tokens, from, far: shiftKey, snap })
    for (const { token, position } of moves) {
      animator.drag(token.id, position)
      animator.release(token.id)
    }
    void moveQueue.save(moves)
    announce(whereTo(moves))
    return true
  }
}

interface Step {
  readonly tokens: readonly Token[]
  readonly from: readonly Position[]
  readonly far: boolean
  readonly snap: ReturnType<typeof useSnap>
}

/** By percent, on a grid by cells. */
function movesBy(direction: Position, { tokens, from, far, snap }: Step) {
  const by = snap ? (far ? LARGE_STEP_CELLS : 1) : far ? LARGE_STEP_PERCENT : STEP_PERCENT
  const way = { x: direction.x * by, y: direction.y * by }
  const places = snap ? from : moveTogether(from, way)
  return tokens.map((token, index) => {
    const place = places[index] ?? token.position
    return { token, position: snap ? snap.step(token, place, way) : place }
  })
}

function whereTo(moves: readonly { readonly token: Token; readonly position: Position }[]): string {
  const [first] = moves
  if (!first || moves.length > 1) return `${moves.length} tokens moved`
  const { x, y } = first.position
  return `${first.token.name}: ${Math.round(x)} percent across, ${Math.round(y)} percent down`
}
