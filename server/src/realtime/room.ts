import { clampPosition, type LiveRequest } from '@waybook/contract'

import type { Repositories } from '#features/repositories.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'

import { ChangeFeed } from './change-feed.ts'
import type { Connection } from './connection.ts'
import { Drags } from './drags.ts'
import { Presence } from './presence.ts'

/** More often than anyone needs to point at something. */
const PINGS = { most: 10, windowMs: 5000 }

/** Messages that are relayed to the other connections, after a connection has joined. */
export type PlayMessage = Extract<LiveRequest, { type: 'drag' | 'ping' }>

/** The connections of a campaign, and everything that is sent to them. */
export class Room {
  readonly changeFeed: ChangeFeed
  readonly #presence: Presence
  readonly #drags: Drags
  readonly #pings = new RateLimiter(PINGS)

  /** `attempt` runs work in the background. */
  constructor(records: Repositories, attempt: (work: Promise<void>) => void) {
    this.#presence = new Presence(records)
    this.changeFeed = new ChangeFeed(records, () => attempt(this.#presence.refresh()))
    this.#drags = new Drags(records, this.changeFeed)
  }

  async join(connection: Connection, since: number | null): Promise<void> {
    await this.changeFeed.join(connection, since)
    await this.#presence.enter(connection)
  }

  leave(connection: Connection): void {
    this.changeFeed.leave(connection)
    this.#presence.leave(connection)
  }

  async relay(message: PlayMessage, from: Connection): Promise<void> {
    if (message.type === 'drag') await this.#drags.pass(message, from)
    else if (this.#pings.consume(from.viewer.userId) === 0)
      this.changeFeed.broadcast(
        { type: 'ping', position: clampPosition(message.position), by: from.firstName },
        () => true,
      )
  }
}
