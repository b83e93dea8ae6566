import { DRAGS_A_SECOND, type LiveRequest } from '@waybook/contract'

type Drag = Extract<LiveRequest, { type: 'drag' }>

/** Slightly slower than the server allows, so it drops no message. */
const SEND_EVERY_MS = 1000 / (DRAGS_A_SECOND - 1)

/**
 * Broadcasts the positions of dragged tokens: one message per interval, regardless of the number of tokens. The tokens take turns, each with
 * its newest position. The last positions are always sent unless they are canceled.
 */
export class DragStream {
  readonly #send: (drag: Drag) => void
  /** The unsent drag of each token. The next one to send is first. */
  readonly #waiting = new Map<string, Drag>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (drag: Drag) => void) {
    this.#send = send
  }

  push(drag: Drag): void {
    this.#waiting.set(drag.tokenId, drag)
    if (this.#timer === undefined) this.#sendNext()
  }

  /** Discards unsent positions. */
  cancel(): void {
    this.#waiting.clear()
  }

  #sendNext(): void {
    this.#timer = undefined
    const [next] = this.#waiting.values()
    if (!next) return
    this.#waiting.delete(next.tokenId)
    this.#send(next)
    this.#timer = setTimeout(() => this.#sendNext(), SEND_EVERY_MS)
  }
}
