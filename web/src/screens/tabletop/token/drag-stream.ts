import { DRAGS_A_SECOND, type LiveRequest } from '@waybook/contract'

type Drag = Extract<LiveRequest, { type: 'drag' }>

/** A little slower than the server allows, so that it drops no message. */
const SEND_EVERY_MS = 1000 / (DRAGS_A_SECOND - 1)

/**
 * Tells others where tokens are dragged to: one message per interval, whichever number of tokens is dragged. They take turns, so that a
 * group follows as one, each with the newest position. The last positions always go through unless they are cancelled.
 */
export class DragStream {
  readonly #send: (drag: Drag) => void
  /** What has not been sent yet. Whose turn is next comes first. */
  readonly #waiting = new Map<string, Drag>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (drag: Drag) => void) {
    this.#send = send
  }

  push(drag: Drag): void {
    this.#waiting.set(drag.tokenId, drag)
    if (this.#timer === undefined) this.#sendNext()
  }

  /** Discards what waits for its turn. */
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
