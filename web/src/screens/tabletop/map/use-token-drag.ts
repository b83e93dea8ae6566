import { DRAGS_A_SECOND, clampPosition, type Position, type Token } from '@waybook/contract'
import { useRef, useState, type PointerEvent, type RefObject } from 'react'

import { useSend } from '#api/live/live.ts'

import { selectToken, useMayMove, useTable } from '../table-context.ts'
import { tokenAt } from '../token/token-under.ts'

/** A token that this page is dragging. */
interface TokenDrag {
  readonly token: Token
  readonly pointerId: number
  readonly from: Position
  /** Where the pointer went down, in pixels of the window. */
  readonly pointerStart: { readonly x: number; readonly y: number }
  /** The picture's box in pixels of the window: it does not change while a finger is on a token. */
  readonly pictureBox: DOMRect
  hasMoved: boolean
}

/** A finger that only presses may move this far. */
const DRAG_THRESHOLD_PX = 4
/** A little slower than the server allows, so that it drops no message. */
const SEND_EVERY_MS = 1000 / (DRAGS_A_SECOND - 1)

/** Moves tokens by mouse and touch. Positions are percentages of the `picture` element. The click that ends a drag does not count. */
export function useTokenDrag(picture: RefObject<HTMLElement | null>) {
  const { tokens, animator, moveQueue } = useTable()
  const mayMove = useMayMove()
  const send = useSend()
  const current = useRef<TokenDrag | null>(null)
  const [dragMessages] = useState(() => new Throttle(send, SEND_EVERY_MS))
  // The browser sends a click on the map at the end of a drag as well.
  const isClick = useRef(true)

  const start = (event: PointerEvent<HTMLElement>) => {
    isClick.current = true
    const token = tokenAt(event, tokens)
    if (!token || !picture.current || current.current || event.button !== 0 || !mayMove(token)) return
    const pictureBox = picture.current.getBoundingClientRect()
    const from = animator.positionOf(token.id) ?? token.position
    const pointerStart = { x: event.clientX, y: event.clientY }
    current.current = { token, pointerId: event.pointerId, from, pointerStart, pictureBox, hasMoved: false }
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
      selectToken(drag.token.id)
    }
    const position = positionUnder(event, drag)
    animator.drag(drag.token.id, position)
    const { version } = tokens.find(({ id }) => id === drag.token.id) ?? drag.token
    dragMessages.push({ type: 'drag', tokenId: drag.token.id, position, version })
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    const drag = end(event)
    if (!drag?.hasMoved) return
    animator.release(drag.token.id)
    const token = tokens.find(({ id }) => id === drag.token.id) ?? drag.token
    void moveQueue.save({ token, position: positionUnder(event, drag) })
  }
  const cancel = (event: PointerEvent<HTMLElement>) => {
    const drag = end(event)
    if (!drag) return
    animator.release(drag.token.id)
    animator.revert(drag.token.id)
  }
  const end = (event: PointerEvent<HTMLElement>): TokenDrag | null => {
    const drag = current.current
    if (drag?.pointerId !== event.pointerId) return null
    current.current = null
    dragMessages.cancel()
    return drag
  }
  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: drop,
    onPointerCancel: cancel,
    isClick: () => isClick.current,
  }
}

function positionUnder(event: PointerEvent, { from, pointerStart, pictureBox }: TokenDrag): Position {
  return clampPosition({
    x: from.x + ((event.clientX - pointerStart.x) / pictureBox.width) * 100,
    y: from.y + ((event.clientY - pointerStart.y) / pictureBox.height) * 100,
  })
}

/** Passes on the newest value, at most one per interval; the last value always goes through unless it is cancelled. */
export class Throttle<Value> {
  readonly #send: (value: Value) => void
  readonly #everyMs: number
  #pending: { readonly value: Value } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (value: Value) => void, everyMs: number) {
    this.#send = send
    this.#everyMs = everyMs
  }

  push(value: Value): void {
    this.#pending = { value }
    if (this.#timer === undefined) this.#sendPending()
  }

  /** Discards the value that waits for the end of the interval. */
  cancel(): void {
    this.#pending = null
  }

  #sendPending(): void {
    this.#timer = undefined
    if (!this.#pending) return
    this.#send(this.#pending.value)
    this.#pending = null
    this.#timer = setTimeout(() => this.#sendPending(), this.#everyMs)
  }
}
