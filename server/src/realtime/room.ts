import { onScene, type LiveRequest } from '@waybook/contract'

import type { Repositories } from '../features/repositories.ts'
import { RateLimiter } from '../runtime/rate-limiter.ts'
import { ChangeFeed } from './change-feed.ts'
import type { Connection } from './connection.ts'
import { Drags } from './drags.ts'
import { Presence } from './presence.ts'

/** More than anybody points at things who wants to be understood. */
const PINGS = { most: 10, windowMs: 5000 }

/** What is said to the others, once somebody is there. */
export type Said = Extract<LiveRequest, { type: 'drag' | 'ping' }>

interface Around {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Does something that nobody waits for. */
  readonly attempt: (work: Promise<void>) => void
}

/** Everybody who is connected to a campaign, and all that they are told. */
export class Room {
  readonly broadcaster: ChangeFeed
  readonly #presence: Presence
  readonly #drags: Drags
  readonly #pings: RateLimiter

  constructor(records: Repositories, { now, attempt }: Around) {
    this.#presence = new Presence(records)
    this.broadcaster = new ChangeFeed(records, () => attempt(this.#presence.refresh()))
    this.#drags = new Drags(records, this.broadcaster, now)
    this.#pings = new RateLimiter(PINGS, now)
  }

  async join(listener: Connection, since: number | null): Promise<void> {
    await this.broadcaster.join(listener, since)
    await this.#presence.enter(listener)
  }

  leave(listener: Connection): void {
    this.broadcaster.leave(listener)
    this.#presence.leave(listener)
  }

  async hear(said: Said, from: Connection): Promise<void> {
    if (said.type === 'drag') await this.#drags.pass(said, from)
    else if (this.#pings.consume(from.viewer.userId) === 0)
      this.broadcaster.tell({ type: 'ping', position: onScene(said.position), by: from.firstName }, () => true)
  }
}
