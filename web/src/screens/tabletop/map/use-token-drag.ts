import type { Position, Token } from '@waybook/contract'
import { useState, type PointerEvent, type RefObject } from 'react'

import { useSend } from '#api/live/live.ts'
import { inPercent, useDrag } from '#parts/map/use-drag.ts'

import { useSnap } from '../grid/use-snap.ts'
import { selectToken, selectTokens, useMayMove, useTable } from '../table-context.ts'
import { DragStream } from '../token/drag-stream.ts'
import { moveTogether } from '../token/move-together.ts'
import type { Move } from '../token/token-move-queue.ts'
import { tokenAt } from '../token/token-under.ts'
import { cornersOfWay } from '../token/way.ts'

/** Tokens that this page drags: the one under the pointer, or the whole selection if it contains that token. */
interface DraggedTokens {
  readonly pressed: Token
  readonly tokens: readonly Token[]
  readonly from: readonly Position[]
  /** Where a token that is dragged alone has been. Walls may stop it on the straight line, but not on this way. */
  readonly way: Position[]
  /** The selection before the drag. */
  readonly selected: readonly string[]
  /** The picture's box in CSS pixels. It doesn't change during a drag. */
  readonly pictureBox: DOMRect
}

/** Drags tokens with mouse and touch. Positions are percentages of the `picture` element. Ignores the click that ends a drag. */
export function useTokenDrag(picture: RefObject<HTMLElement | null>) {
  const { tokens, animator, moveQueue, state } = useTable()
  const mayMove = useMayMove()
  const send = useSend()
  const snap = useSnap()
  const [stream] = useState(() => new DragStream(send))

  const tokensUnder = (event: PointerEvent<HTMLElement>): DraggedTokens | null => {
    const pressed = tokenAt(event, tokens)
    if (!pressed || !picture.current || !mayMove(pressed)) return null
    const { selectedIds: ids } = state.get()
    const together = ids.includes(pressed.id) ? tokens.filter((one) => ids.includes(one.id) && mayMove(one)) : [pressed]
    return {
      pressed,
      tokens: together,
      from: together.map(({ id, position }) => animator.positionOf(id) ?? position),
      way: [],
      selected: ids,
      pictureBox: picture.current.getBoundingClientRect(),
    }
  }
  const broadcast = (token: Token, position: Position) => {
    const { version } = tokens.find(({ id }) => id === token.id) ?? token
    stream.push({ type: 'drag', tokenId: token.id, position, version })
  }
  const drag = useDrag<DraggedTokens>({
    onStart: (dragged) => {
      if (dragged.tokens.length === 1) selectToken(state, dragged.pressed.id)
    },
    onMove: (dragged, by) => {
      for (const { token, position } of movesOf(dragged, by)) {
        animator.drag(token.id, position)
        broadcast(token, position)
        dragged.way.push(position)
      }
    },
    onDrop: (dragged, distance, event) => {
      stream.cancel()
      const by = dragged.tokens.length === 1 ? cornersOfWay(dragged.way) : undefined
      const moves = movesOf(dragged, distance).map(({ token, position: at }) => {
        // Alt disables snapping.
        const position = snap && !event.altKey ? snap.drop(token, at) : at
        animator.drag(token.id, position)
        animator.release(token.id)
        return { token: tokens.find(({ id }) => id === token.id) ?? token, position, by }
      })
      void moveQueue.save(moves)
    },
    onGiveUp: (dragged) => {
      stream.cancel()
      selectTokens(state, dragged.selected)
      dragged.tokens.forEach((token, index) => {
        animator.release(token.id)
        animator.revert(token.id)
        broadcast(token, dragged.from[index] ?? token.position)
      })
    },
  })
  return { ...drag, onPointerDown: (event: PointerEvent<HTMLElement>) => drag.onPointerDown(event, tokensUnder(event)) }
}

function movesOf({ tokens, from, pictureBox }: DraggedTokens, by: Position): Move[] {
  const places = moveTogether(from, inPercent(by, pictureBox))
  return tokens.flatMap((token, index) => {
    const position = places[index]
    return position ? { token, position } : []
  })
}
