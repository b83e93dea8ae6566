/** The number of attempts per window, and the length of the window. */
export interface RateLimit {
  readonly most: number
  readonly windowMs: number
}

interface Window {
  readonly endsMs: number
  count: number
}

/** Beyond this number, the oldest key is evicted. Otherwise invented keys could fill the memory. */
const KEYS_MAX = 20_000

/** Milliseconds since the process started. Nobody can set back this clock, which would prolong every window. */
export const monotonicNow = () => performance.now()

/**
 * A fixed-window rate limiter. Call `consume` before the attempt, or concurrent attempts could exceed the limit.
 * `docs/decisions/0056-rate-limits-of-our-own.md` explains why this is not a library.
 */
export class RateLimiter {
  readonly #limit: RateLimit
  readonly #now: () => number
  readonly #windows = new Map<string, Window>()

  constructor(limit: RateLimit, now: () => number = monotonicNow) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts an attempt. Returns 0 if it is allowed, otherwise the seconds until the key's next window. */
  consume(key: string): number {
    const now = this.#now()
    const found = this.#windows.get(key)
    const window = found && found.endsMs > now ? found : this.#open(key, now)
    if (window.count >= this.#limit.most) return Math.ceil((window.endsMs - now) / 1000)
    window.count += 1
    return 0
  }

  /** Takes back an allowed attempt that was then refused for another reason. */
  refund(key: string): void {
    const window = this.#windows.get(key)
    if (window && window.count > 0) window.count -= 1
  }

  /** Clears a key's attempts, for example after a success. */
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
