import type { IncomingHttpHeaders } from 'node:http'

import type { LiveMessage, Viewer } from '@waybook/contract'
import type { WebSocket } from 'ws'

import type { Identity } from '#auth/auth.ts'
import { firstNameOf, viewerOf } from '#features/request-context.ts'

/** A connection with more unread bytes is terminated. The browser reconnects and gets the missed changes. */
const UNREAD_MAX_BYTES = 1024 * 1024

/** Identity providers may send a longer name, which would not fit into a message between servers. */
const FIRST_NAME_MAX = 60

/** Encodes a message, which can then be sent to many connections. */
export function encodeMessage(message: LiveMessage): Buffer {
  return Buffer.from(JSON.stringify(message))
}

interface Joining {
  readonly campaignId: string
  /** The id that the sessions of the requested address are stored under. */
  readonly realm: string
  readonly identity: Identity
  /** If a game master views the campaign as a player, that player. */
  readonly viewAs: Viewer | null
  readonly headers: IncomingHttpHeaders
}

/** A connected browser and its user. */
export class Connection {
  readonly campaignId: string
  readonly realm: string
  readonly identity: Identity
  /** The viewer whose messages it gets. */
  readonly viewer: Viewer
  /** Whether an account is connected as itself. Displays, and game masters who view as a player, send nothing to others. */
  readonly isOwn: boolean
  readonly firstName: string
  /** The number of the last sent change. */
  cursor = 0
  /** Whether it has caught up and gets changes as they happen. */
  live = false
  readonly #socket: WebSocket
  #headers: IncomingHttpHeaders
  #answered = true

  constructor(socket: WebSocket, { campaignId, realm, identity, viewAs, headers }: Joining) {
    this.campaignId = campaignId
    this.realm = realm
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

  /** The headers that prove its session: the headers of its request, with the newest token from the browser. */
  get headers(): IncomingHttpHeaders {
    return this.#headers
  }

  prove(token: string): void {
    this.#headers = { ...this.#headers, authorization: `Bearer ${token}` }
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Sends changes in order, and none twice. */
  sendChange(seq: number, text: Buffer): void {
    if (seq <= this.cursor) return
    this.cursor = seq
    this.write(text)
  }

  /** After this call, changes are sent as they happen. */
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

  /** Resolves when the browser has read enough. It limits the speed of catching up. `beat` terminates a connection that never reads. */
  async drained(): Promise<void> {
    if (this.#socket.bufferedAmount < UNREAD_MAX_BYTES / 2) return
    await new Promise<void>((resolve) => this.#socket.ping(undefined, undefined, () => resolve()))
  }

  /** Shows each side that the other is still connected. Terminates the connection if it has not answered the last beat. */
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
