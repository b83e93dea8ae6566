import type { LiveMessage, Viewer } from '@waybook/contract'

import { RateLimiter } from '#runtime/rate-limiter.ts'

import type { Connection } from './connection.ts'
import type { Announce } from './server-message.ts'

/** Each account asks once in half a minute. */
const ASKED = { most: 1, windowMs: 30_000 }
/** How long game masters who open a page learn of a request. */
const KEPT_MS = 15 * 60_000

type PauseAsked = Extract<LiveMessage, { type: 'pauseAsked' }>

interface Options {
  readonly announce: Announce
  readonly broadcast: (message: LiveMessage, maySee: (viewer: Viewer) => boolean) => void
  readonly now: () => number
}

/** Requests for a pause go to game masters alone and are never stored, so no log, backup or export has them. */
export class Pauses {
  readonly #options: Options
  readonly #asked: RateLimiter
  #newest: PauseAsked | null = null

  constructor(options: Options) {
    this.#options = options
    this.#asked = new RateLimiter(ASKED, options.now)
  }

  /** `named`: whether game masters learn who asks. */
  ask({ viewer, firstName }: Pick<Connection, 'viewer' | 'firstName'>, named: boolean): void {
    if (this.#asked.consume(viewer.userId) > 0) return
    const asked: PauseAsked = { type: 'pauseAsked', by: named ? firstName : null, at: this.#options.now() }
    this.#options.announce(asked)
    this.show(asked)
  }

  call({ viewer }: Pick<Connection, 'viewer'>): void {
    if (viewer.role !== 'gameMaster') return
    this.#options.announce({ type: 'pause' })
    this.showPause()
  }

  show(asked: PauseAsked): void {
    this.#newest = asked
    this.#options.broadcast(asked, ({ role }) => role === 'gameMaster')
  }

  showPause(): void {
    this.#newest = null
    this.#options.broadcast({ type: 'pause' }, () => true)
  }

  enter(connection: Pick<Connection, 'viewer' | 'send'>): void {
    const isRecent = this.#newest !== null && this.#options.now() - this.#newest.at < KEPT_MS
    if (this.#newest && isRecent && connection.viewer.role === 'gameMaster') connection.send(this.#newest)
  }
}
