import type { IncomingHttpHeaders } from 'node:http'

import type { LiveMessage, Viewer } from '@waybook/contract'
import type { WebSocket } from 'ws'

import type { Identity } from '#auth/auth.ts'
import { firstNameOf, viewerOf } from '#features/request-context.ts'

/** What may wait for a browser that does not read; it connects again and is told what it missed. */
const UNREAD_MAX_BYTES = 1024 * 1024

/** A message as it is sent: made once for many. */
export function encodeMessage(message: LiveMessage): Buffer {
  return Buffer.from(JSON.stringify(message))
}

/** One connected browser, and who sits before it. */
export class Connection {
  readonly identity: Identity
  readonly viewer: Viewer
  readonly firstName: string
  /** The number of the last change that it was told. */
  cursor = 0
  /** Whether it has caught up, and gets changes as they come. */
  live = false
  readonly #socket: WebSocket
  #headers: IncomingHttpHeaders
  #answered = true

  constructor(socket: WebSocket, identity: Identity, headers: IncomingHttpHeaders) {
    this.#socket = socket
    this.identity = identity
    this.viewer = viewerOf(identity)
    this.firstName = firstNameOf(identity)
    this.#headers = headers
    socket.on('pong', () => {
      this.#answered = true
    })
  }

  /** What it proves its session by: what its request carried, until it says a newer token. */
  get headers(): IncomingHttpHeaders {
    return this.#headers
  }

  prove(token: string): void {
    this.#headers = { ...this.#headers, authorization: `Bearer ${token}` }
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Changes come in order, and none comes twice. */
  change(seq: number, text: Buffer): void {
    if (seq <= this.cursor) return
    this.cursor = seq
    this.write(text)
  }

  /** From here on changes come as they happen. */
  goLive(): void {
    this.live = true
    this.send({ type: 'welcome', seq: this.cursor })
  }

  /** Passes over what happened up to this number: the browser is to ask for everything anew. */
  skipTo(seq: number): void {
    this.cursor = seq
    this.live = true
    this.send({ type: 'reload', seq })
  }

  send(message: LiveMessage): void {
    this.write(encodeMessage(message))
  }

  /** For texts that were made once for many. */
  write(text: Buffer): void {
    if (this.#socket.bufferedAmount > UNREAD_MAX_BYTES) this.#socket.terminate()
    else this.#socket.send(text, { binary: false })
  }

  /** Resolves when there is room for more: catching up is no faster than the browser reads. One that does not is cut by its beat. */
  async room(): Promise<void> {
    if (this.#socket.bufferedAmount < UNREAD_MAX_BYTES / 2) return
    await new Promise<void>((resolve) => this.#socket.ping(undefined, undefined, () => resolve()))
  }

  /** Both sides learn that the other is still there; one that has not answered since the last beat is cut. */
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
