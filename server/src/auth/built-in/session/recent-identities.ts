import type { Identity } from '../../auth.ts'

/** A page asks for dozens of pictures at once; what another process changes is seen after this all the same. */
const RECENT_MS = 1000
const KEPT_MAX = 1000

/** Who was just found behind a cookie. Forgets everybody as soon as any session ends, so that an ended one is nobody at once. */
export class RecentIdentities {
  readonly #now: () => number
  readonly #found = new Map<string, { readonly identity: Identity; readonly untilMs: number }>()

  #endings = 0

  constructor(now: () => number) {
    this.#now = now
  }

  async of(cookie: string, find: () => Promise<Identity | null>): Promise<Identity | null> {
    const recent = this.#found.get(cookie)
    if (recent && this.#now() < recent.untilMs) return recent.identity
    const untilMs = this.#now() + RECENT_MS
    const ended = this.#endings
    const identity = await find()
    if (this.#found.size >= KEPT_MAX) this.#found.clear()
    if (identity && ended === this.#endings) this.#found.set(cookie, { identity, untilMs })
    return identity
  }

  /** What is being looked up at this moment may be of a session that has just ended: it is not kept either. */
  forgetAll(): void {
    this.#endings += 1
    this.#found.clear()
  }
}
