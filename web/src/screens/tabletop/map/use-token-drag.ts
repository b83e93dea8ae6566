import type { Position, Token } from '@waybook/contract'
import { useRef, useState, type PointerEvent, type RefObject } from 'react'

import { useSend } from '#api/live/live.ts'

import { useSnap } from '../grid/use-snap.ts'
import { selectToken, selectTokens, useMayMove, useTable } from '../table-context.ts'
import { DragStream } from '../token/drag-stream.ts'
import { moveTogether } from '../token/move-together.ts'
import { tokenAt } from '../token/token-under.ts'

/** Tokens that this page is dragging: the one under the pointer, or all selected ones if it is among them. */
interface TokenDrag {
  readonly pressed: Token
  readonly tokens: readonly Token[]
  readonly from: readonly Position[]
  /** What was selected before. */
  readonly selected: readonly string[]
  readonly pointerId: number
  /** Where the pointer went down, in pixels of the window. */
  readonly pointerStart: { readonly x: number; readonly y: number }
  /** The picture's box in pixels of the window: it does not change while a finger is on a token. */
  readonly pictureBox: DOMRect
  hasMoved: boolean
}

/** A finger that only presses may move this far. */
const DRAG_THRESHOLD_PX = 4

/** Moves tokens by mouse and touch. Positions are percentages of the `picture` element. The click that ends a drag does not count. */
export function useTokenDrag(picture: RefObject<HTMLElement | null>) {
  const { tokens, animator, moveQueue, state } = useTable()
  const mayMove = useMayMove()
  const send = useSend()
  const snap = useSnap()
  const current = useRef<TokenDrag | null>(null)
  const [stream] = useState(() => new DragStream(send))
  // The browser sends a click on the map at the end of a drag as well.
  const isClick = useRef(true)

  const start = (event: PointerEvent<HTMLElement>) => {
    isClick.current = true
    const pressed = tokenAt(event, tokens)
    if (!pressed || !picture.current || event.button !== 0 || !mayMove(pressed)) return
    const { selectedIds: ids } = state.get()
    const together = ids.includes(pressed.id) ? tokens.filter((one) => ids.includes(one.id) && mayMove(one)) : [pressed]
    current.current = {
      pressed,
      tokens: together,
      from: together.map(({ id, position }) => animator.positionOf(id) ?? position),
      selected: ids,
      pointerId: event.pointerId,
      pointerStart: { x: event.clientX, y: event.clientY },
      pictureBox: picture.current.getBoundingClientRect(),
      hasMoved: false,
    }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const drag = current.current
    if (drag?.pointerId !== event.pointerId) return
    const { x, y } = drag.pointerStart
    if (!drag.hasMoved && Math.hypot(event.clientX - x, event.clientY - y) <= DRAG_THRESHOLD_PX) return
    if (!drag.hasMoved) {
      drag.hasMoved = true
      isClick.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
      if (drag.tokens.length === 1) selectToken(state, drag.pressed.id)
    }
    for (const { token, position } of draggedTo(event, drag)) {
      animator.drag(token.id, position)
      tellOthers(token, position)
    }
  }
  const tellOthers = (token: Token, position: Position) => {
    const { version } = tokens.find(({ id }) => id === token.id) ?? token
    stream.push({ type: 'drag', tokenId: token.id, position, version })
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    const drag = current.current
    if (drag?.pointerId !== event.pointerId) return
    end()
    if (!drag.hasMoved) return
    const moves = draggedTo(event, drag).map(({ token, position: at }) => {
      // Alt holds the grid off.
      const position = snap && !event.altKey ? snap.drop(token, at) : at
      animator.drag(token.id, position)
      animator.release(token.id)
      return { token: tokens.find(({ id }) => id === token.id) ?? token, position }
    })
    void moveQueue.save(moves)
  }
  const giveUp = () => {
    const drag = current.current
    end()
    if (!drag?.hasMoved) return
    selectTokens(state, drag.selected)
    drag.tokens.forEach((token, index) => {
      animator.release(token.id)
      animator.revert(token.id)
      tellOthers(token, drag.from[index] ?? token.position)
    })
  }
  const end = () => {
    current.current = null
    stream.cancel()
  }
  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: drop,
    giveUp,
    isClick: () => isClick.current,
  }
}

interface Move {
  readonly token: Token
  readonly position: Position
}

function draggedTo(event: PointerEvent, { tokens, from, pointerStart, pictureBox }: TokenDrag): Move[] {
  const places = moveTogether(from, {
    x: ((event.clientX - pointerStart.x) / pictureBox.width) * 100,
    y: ((event.clientY - pointerStart.y) / pictureBox.height) * 100,
  })
  return tokens.flatMap((token, index) => {
    const position = places[index]
    return position ? { token, position } : []
  })
}
