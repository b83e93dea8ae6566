import { DRAGS_A_SECOND, onScene, type Position, type Token } from '@waybook/contract'
import { useRef, useState, type PointerEvent, type RefObject } from 'react'

import { useSay } from '../../../client/live/live-context.ts'
import { selectToken, useTable, useMayMove } from '../table-context.ts'

/** A token in a hand. */
interface Held {
  readonly token: Token
  readonly pointerId: number
  readonly from: Position
  /** Where the pointer took it. */
  readonly at: Position
  /** Of the picture, in pixels of the screen: it does not change as long as a finger is on a token. */
  readonly size: DOMRect
  moved: boolean
}

/** A finger that presses moves this far without meaning to. */
const STILL_PX = 4
/** A little slower than allowed, so that the server drops none. */
const EVERY_MS = 1000 / (DRAGS_A_SECOND - 1)

/** Moves tokens by mouse and touch; a drag ends without a click on anything. `picture` is what their percentages are of. */
export function useTokenDrag(picture: RefObject<HTMLElement | null>) {
  const { tokens, motions, moves } = useTable()
  const mayMove = useMayMove()
  const say = useSay()
  const held = useRef<Held | null>(null)
  const [stream] = useState(() => new Paced(say, EVERY_MS))

  /** The browser takes the end of a drag for a click on the map. */
  const clicks = useRef(true)

  const take = (event: PointerEvent<HTMLElement>) => {
    clicks.current = true
    const token = tokenAt(event, tokens)
    if (!token || !picture.current || held.current || event.button !== 0 || !mayMove(token)) return
    const size = picture.current.getBoundingClientRect()
    const from = motions.whereIs(token.id) ?? token.position
    held.current = { token, pointerId: event.pointerId, from, at: pointOf(event), size, moved: false }
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const hand = held.current
    if (hand?.pointerId !== event.pointerId) return
    if (!hand.moved && Math.hypot(event.clientX - hand.at.x, event.clientY - hand.at.y) <= STILL_PX) return
    if (!hand.moved) {
      hand.moved = true
      clicks.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
      selectToken(hand.token.id)
    }
    const position = under(event, hand)
    motions.hold(hand.token.id, position)
    const { version } = tokens.find(({ id }) => id === hand.token.id) ?? hand.token
    stream.give({ type: 'drag', tokenId: hand.token.id, position, version })
  }
  const put = (event: PointerEvent<HTMLElement>) => {
    const hand = ended(event)
    if (!hand?.moved) return
    motions.release(hand.token.id)
    const token = tokens.find(({ id }) => id === hand.token.id) ?? hand.token
    void moves.store({ token, position: under(event, hand) })
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    const hand = ended(event)
    if (!hand) return
    motions.release(hand.token.id)
    motions.letGo(hand.token.id)
  }
  const ended = (event: PointerEvent<HTMLElement>): Held | null => {
    const hand = held.current
    if (hand?.pointerId !== event.pointerId) return null
    held.current = null
    stream.drop()
    return hand
  }
  return {
    onPointerDown: take,
    onPointerMove: drag,
    onPointerUp: put,
    onPointerCancel: drop,
    isClick: () => clicks.current,
  }
}

/** The token beneath a pointer or with the focus. */
export function tokenAt({ target }: { readonly target: EventTarget }, tokens: readonly Token[]): Token | undefined {
  const figure = target instanceof Element ? target.closest<HTMLElement>('[data-token-id]') : null
  return tokens.find(({ id }) => id === figure?.dataset['tokenId'])
}

const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => ({
  x: clientX,
  y: clientY,
})

function under(event: PointerEvent, { from, at, size }: Held): Position {
  return onScene({
    x: from.x + ((event.clientX - at.x) / size.width) * 100,
    y: from.y + ((event.clientY - at.y) / size.height) * 100,
  })
}

/** Passes on the newest value at most once in so many milliseconds, the last of all surely. */
export class Paced<Value> {
  readonly #pass: (value: Value) => void
  readonly #everyMs: number
  #next: { readonly value: Value } | null = null
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(pass: (value: Value) => void, everyMs: number) {
    this.#pass = pass
    this.#everyMs = everyMs
  }

  give(value: Value): void {
    this.#next = { value }
    if (this.#resting === undefined) this.#passNext()
  }

  /** What waits is not passed on any more. */
  drop(): void {
    this.#next = null
  }

  #passNext(): void {
    this.#resting = undefined
    if (!this.#next) return
    this.#pass(this.#next.value)
    this.#next = null
    this.#resting = setTimeout(() => this.#passNext(), this.#everyMs)
  }
}
