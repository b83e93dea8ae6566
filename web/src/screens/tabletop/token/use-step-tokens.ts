import type { Position, Token } from '@waybook/contract'
import { tableActions } from '@waybook/messages/tableActions'

import { arrowDirections } from '#ui/page/keys.ts'

import { announce } from '../announcer.tsx'
import { useSnap } from '../grid/use-snap.ts'
import { useTable } from '../table-context.ts'
import { moveTogether } from './move-together.ts'

const STEP_PERCENT = 1
const LARGE_STEP_PERCENT = 5
const LARGE_STEP_CELLS = 5

/** Returns a function that moves tokens with an arrow key, and farther with Shift. */
export function useStepTokens(): (tokens: readonly Token[], event: KeyboardEvent) => void {
  const { animator, moveQueue } = useTable()
  const snap = useSnap()
  return (tokens, { key, shiftKey }) => {
    const direction = arrowDirections[key]
    if (!direction) return
    const from = tokens.map(({ id, position }) => moveQueue.destinationOf(id) ?? animator.positionOf(id) ?? position)
    const moves = movesBy(direction, { tokens, from, far: shiftKey, snap })
    for (const { token, position } of moves) {
      animator.drag(token.id, position)
      animator.release(token.id)
    }
    void moveQueue.save(moves)
    announce(whereTo(moves))
  }
}

interface Step {
  readonly tokens: readonly Token[]
  readonly from: readonly Position[]
  readonly far: boolean
  readonly snap: ReturnType<typeof useSnap>
}

/** Moves by percent, or on a grid by cells. */
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
  if (!first || moves.length > 1) return tableActions.severalMoved({ count: moves.length })
  const { x, y } = first.position
  return tableActions.movedTo({ name: first.token.name, x: Math.round(x), y: Math.round(y) })
}
