import type { IncomingHttpHeaders } from 'node:http'

import type { LiveMessage, Viewer } from '@waybook/contract'
import type { WebSocket } from 'ws'

import type { Identity } from '#auth/auth.ts'
import { firstNameOf, viewerOf } from '#features/request-context.ts'

/** The unread bytes beyond which a connection is terminated. The browser reconnects and gets what it missed. */
const UNREAD_MAX_BYTES = 1024 * 1024

/** So that it fits into a message between servers; identity providers may send a longer one. */
const FIRST_NAME_MAX = 60

/** Encodes a message, once for many connections. */
export function encodeMessage(message: LiveMessage): Buffer {
  return Buffer.from(JSON.stringify(message))
}

interface Joining {
  readonly campaignId: string
  readonly identity: Identity
  /** The player as whom a game master views the campaign, if they do. */
  readonly viewAs: Viewer | null
  readonly headers: IncomingHttpHeaders
}

/** A connected browser and its user. */
export class Connection {
  readonly campaignId: string
  readonly identity: Identity
  /** Whose messages it gets. */
  readonly viewer: Viewer
  /** Whether an account is connected as itself. A display, or a game master who views as a player, tells others nothing. */
  readonly isOwn: boolean
  readonly firstName: string
  /** The number of the last change that was sent to it. */
  cursor = 0
  /** Whether it has caught up and gets changes as they happen. */
  live = false
  readonly #socket: WebSocket
  #headers: IncomingHttpHeaders
  #answered = true

  constructor(socket: WebSocket, { campaignId, identity, viewAs, headers }: Joining) {
    this.campaignId = campaignId
    this.#socket = socket
    this.identity = identity
    this.viewer = viewAs ?? viewerOf(identity)
    this.isOwn = viewAs === null && identity.displayId === undefined
    this.firstName = firstNameOf(identity).slice(0, FIRST_NAME_MAX)
    this.#headers = headers
    socket.on('pong', () => {
      this.#answered = true
    })
  }

  /** The headers that prove its session: those of its request, with the newest token that it has sent. */
  get headers(): IncomingHttpHeaders {
    return this.#headers
  }

  prove(token: string): void {
    this.#headers = { ...this.#headers, authorization: `Bearer ${token}` }
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Changes are sent in order, and none is sent twice. */
  sendChange(seq: number, text: Buffer): void {
    if (seq <= this.cursor) return
    this.cursor = seq
    this.write(text)
  }

  /** From here on, changes are sent as they happen. */
  goLive(): void {
    this.live = true
    this.send({ type: 'welcome', seq: this.cursor })
  }

  /** Skips the changes up to this number and tells the browser to reload everything. */
  skipTo(seq: number): void {
    this.cursor = seq
    this.live = true
    this.send({ type: 'reload', seq })
  }

  send(message: LiveMessage): void {
    this.write(encodeMessage(message))
  }

  /** Sends an encoded message. Terminates the connection if it has too many unread bytes. */
  write(text: Buffer): void {
    if (this.#socket.bufferedAmount > UNREAD_MAX_BYTES) this.#socket.terminate()
    else this.#socket.send(text, { binary: false })
  }

  /** Resolves when there is room for more, so that catching up is no faster than the browser reads. `beat` terminates one that never reads. */
  async drained(): Promise<void> {
    if (this.#socket.bufferedAmount < UNREAD_MAX_BYTES / 2) return
    await new Promise<void>((resolve) => this.#socket.ping(undefined, undefined, () => resolve()))
  }

  /** Shows each side that the other is still there. Terminates the connection if it has not answered the last beat. */
  beat(): void {
    if (!this.#answered) return this.#socket.terminate()
    this.#answered = false
    this.#socket.ping()
    this.send({ type: 'beat' })
  }

  close(code: number): void {
    this.#socket.close(code)
  }
}
