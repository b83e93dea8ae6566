import type { LiveMessage, Person, Viewer } from '@waybook/contract'

import { monotonicNow } from '#runtime/rate-limiter.ts'

import type { Connection } from './connection.ts'
import { ANNOUNCE_EVERY_MS } from './presence.ts'
import type { Announce, ServerMessage } from './server-message.ts'

/** Editors on another server count as closed after this time without a message. */
const EXPIRES_AFTER_MS = 3 * ANNOUNCE_EVERY_MS

interface Options {
  /** The id of this server. */
  readonly server: string
  readonly announce: Announce
  /** The connections of game masters to this server. */
  readonly gameMasters: () => readonly Connection[]
  /** A connected user as a viewer sees them. `null` if they are not connected. */
  readonly personOf: (userId: string, viewer: Viewer) => Person | null
}

/** The open editors of a user on one server. */
interface Editors {
  readonly server: string
  readonly userId: string
  readonly entityIds: readonly string[]
  /** Expiry in milliseconds of `monotonicNow`. `Infinity` for this server. */
  readonly expiresMs: number
}

/** Tracks which game masters have the editor of which entity open, on any server. Notifies the game masters on this server. */
export class Writers {
  readonly #options: Options
  readonly #byConnection = new Map<Connection, readonly string[]>()
  /** By server and user, in the order of opening. */
  readonly #editors = new Map<string, Editors>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Sends the current writers to a game master who has just connected. */
  enter(connection: Connection): void {
    if (connection.viewer.role !== 'gameMaster') return
    for (const entityId of this.#entityIds()) connection.send(this.#message(entityId, connection.viewer))
  }

  /** Replaces the open editors of a connection. */
  open(connection: Connection, entityIds: readonly string[]): void {
    if (connection.viewer.role !== 'gameMaster' || !connection.open) return
    this.#byConnection.set(connection, entityIds)
    this.#announceOf(connection.viewer.userId)
  }

  leave(connection: Connection): void {
    if (this.#byConnection.delete(connection)) this.#announceOf(connection.viewer.userId)
  }

  hear({ server, userId, entityIds }: Extract<ServerMessage, { type: 'writing' }>): void {
    this.#put({ server, userId, entityIds, expiresMs: monotonicNow() + EXPIRES_AFTER_MS })
  }

  /** Announces the writers on this server to the others, and removes expired writers on other servers. */
  repeat(): void {
    const now = monotonicNow()
    for (const { server, userId, entityIds, expiresMs } of this.#editors.values()) {
      if (expiresMs < now) this.#put({ server, userId, entityIds: [], expiresMs })
      else if (server === this.#options.server)
        this.#options.announce({ type: 'writing', server, userId, entityIds: [...entityIds] })
    }
  }

  #announceOf(userId: string): void {
    const { server, announce } = this.#options
    const own = [...this.#byConnection].filter(([{ viewer }]) => viewer.userId === userId)
    const entityIds = [...new Set(own.flatMap(([, ids]) => ids))]
    this.#put({ server, userId, entityIds, expiresMs: Infinity })
    announce({ type: 'writing', server, userId, entityIds })
  }

  #put(editors: Editors): void {
    const key = JSON.stringify([editors.server, editors.userId])
    const before = this.#editors.get(key)?.entityIds ?? []
    if (editors.entityIds.length === 0) this.#editors.delete(key)
    else this.#editors.set(key, editors)
    for (const entityId of new Set(before).symmetricDifference(new Set(editors.entityIds)))
      for (const connection of this.#options.gameMasters()) connection.send(this.#message(entityId, connection.viewer))
  }

  #entityIds(): ReadonlySet<string> {
    return new Set([...this.#editors.values()].flatMap(({ entityIds }) => entityIds))
  }

  #message(entityId: string, viewer: Viewer): LiveMessage {
    const writing = [...this.#editors.values()].filter(({ entityIds }) => entityIds.includes(entityId))
    const users = [...new Set(writing.map(({ userId }) => userId))]
    const people = users.map((userId) => this.#options.personOf(userId, viewer)).filter((person) => person !== null)
    return { type: 'writing', entityId, people }
  }
}
