import type { Identity } from '#auth/auth.ts'

/**
 * Long enough for dozens of pictures that a page loads at once. Short enough if the message about a change on another server is lost.
 */
const RECENT_MS = 1000
const CACHED_MAX = 1000

/** Caches the identity of a cookie in a campaign briefly. Discards all identities when any session ends, so a session ends immediately. */
export class RecentIdentities {
  readonly #now: () => number
  readonly #found = new Map<string, { readonly identity: Identity; readonly untilMs: number }>()

  #endings = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** `key`: the campaign, the realm and the cookie. */
  async of(key: string, find: () => Promise<Identity | null>): Promise<Identity | null> {
    const recent = this.#found.get(key)
    if (recent && this.#now() < recent.untilMs) return recent.identity
    const untilMs = this.#now() + RECENT_MS
    const ended = this.#endings
    const identity = await find()
    if (this.#found.size >= CACHED_MAX) this.#found.clear()
    if (identity && ended === this.#endings) this.#found.set(key, { identity, untilMs })
    return identity
  }

  /** A lookup in progress may belong to the session that has just ended, so its result is not cached either. */
  forgetAll(): void {
    this.#endings += 1
    this.#found.clear()
  }
}
