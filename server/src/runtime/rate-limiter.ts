/** How many attempts a window takes, and how long it lasts. */
interface RateLimit {
  readonly most: number
  readonly windowMs: number
}

interface Window {
  readonly endsMs: number
  count: number
}

/** Keys beyond this push out the oldest, so that made-up keys cannot fill the memory. */
const KEYS_MAX = 20_000

/**
 * Counts attempts by key in a fixed window, each before anything is tried: attempts that run at the same time cannot slip through
 * together. Why this is not a library is in `docs/decisions/0056-rate-limits-of-our-own.md`.
 */
export class RateLimiter {
  readonly #limit: RateLimit
  readonly #now: () => number
  readonly #windows = new Map<string, Window>()

  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts an attempt. 0: go on. Otherwise the key has used up its window, and these are the seconds until the next one. */
  consume(key: string): number {
    const now = this.#now()
    const found = this.#windows.get(key)
    const window = found && found.endsMs > now ? found : this.#open(key, now)
    if (window.count >= this.#limit.most) return Math.ceil((window.endsMs - now) / 1000)
    window.count += 1
    return 0
  }

  /** Forgets a key's attempts, as after a success. */
  reset(key: string): void {
    this.#windows.delete(key)
  }

  #open(key: string, now: number): Window {
    this.#windows.delete(key)
    const [oldest] = this.#windows.keys()
    if (this.#windows.size >= KEYS_MAX && oldest !== undefined) this.#windows.delete(oldest)
    const window = { endsMs: now + this.#limit.windowMs, count: 0 }
    this.#windows.set(key, window)
    return window
  }
}
