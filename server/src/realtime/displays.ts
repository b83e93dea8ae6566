import type { LiveMessage } from '@waybook/contract'

import { monotonicNow } from '#runtime/rate-limiter.ts'

import type { Connection } from './connection.ts'
import { ANNOUNCE_EVERY_MS } from './presence.ts'
import type { Announce, ServerMessage } from './server-message.ts'

/** Displays of another server count as off after this time without a message. */
const EXPIRES_AFTER_MS = 3 * ANNOUNCE_EVERY_MS

interface Options {
  /** The id of this server. */
  readonly server: string
  readonly announce: Announce
  /** The connections of game masters to this server. */
  readonly gameMasters: () => readonly Connection[]
}

interface OfServer {
  readonly ids: readonly string[]
  /** Expiry in milliseconds of `monotonicNow`. `Infinity` for this server. */
  readonly expiresMs: number
}

/** Tracks which displays of a campaign are on, on any server. Notifies the game masters on this server. */
export class Displays {
  readonly #options: Options
  readonly #connections = new Set<Connection>()
  readonly #byServer = new Map<string, OfServer>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Sends the displays that are on to a game master who has just connected. */
  notify(connection: Connection): void {
    if (connection.viewer.role === 'gameMaster' && this.#on().length > 0) connection.send(this.#message())
  }

  enter(connection: Connection): void {
    if (!connection.open) return
    this.#connections.add(connection)
    this.#announceOwn()
  }

  leave(connection: Connection): void {
    if (this.#connections.delete(connection)) this.#announceOwn()
  }

  hear({ server, ids }: Extract<ServerMessage, { type: 'displays' }>): void {
    this.#put(server, { ids, expiresMs: monotonicNow() + EXPIRES_AFTER_MS })
  }

  /** Announces the displays of this server to the others, and removes expired displays of other servers. */
  repeat(): void {
    const { server, announce } = this.#options
    const now = monotonicNow()
    for (const [one, { ids, expiresMs }] of this.#byServer) {
      if (expiresMs < now) this.#put(one, { ids: [], expiresMs })
      else if (one === server) announce({ type: 'displays', server, ids: [...ids] })
    }
  }

  #announceOwn(): void {
    const { server, announce } = this.#options
    const ids = [...new Set([...this.#connections].map(({ identity }) => identity.displayId ?? ''))]
    this.#put(server, { ids, expiresMs: Infinity })
    announce({ type: 'displays', server, ids })
  }

  #put(server: string, { ids, expiresMs }: OfServer): void {
    const before = this.#on()
    if (ids.length === 0) this.#byServer.delete(server)
    else this.#byServer.set(server, { ids, expiresMs })
    if (before.join(' ') === this.#on().join(' ')) return
    for (const connection of this.#options.gameMasters()) connection.send(this.#message())
  }

  #on(): string[] {
    return [...new Set([...this.#byServer.values()].flatMap(({ ids }) => ids))].toSorted()
  }

  #message(): LiveMessage {
    return { type: 'displays', on: this.#on() }
  }
}
