/** How many attempts a window takes, and how long it lasts. */
export interface Limit {
  readonly most: number
  readonly windowMs: number
}

interface Window {
  readonly endsMs: number
  count: number
}

/** Keys beyond this push out the oldest, so that made-up keys cannot fill the memory. */
const KEYS_MAX = 20_000

/** Counts attempts by key, each before anything is tried: what runs at the same time cannot slip through together. */
export class Attempts {
  readonly #limit: Limit
  readonly #now: () => number
  readonly #windows = new Map<string, Window>()

  constructor(limit: Limit, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  /** 0: go on. Else the key has used up its window, and these are the seconds until the next. */
  count(key: string): number {
    const now = this.#now()
    const found = this.#windows.get(key)
    const window = found && found.endsMs > now ? found : this.#open(key, now)
    if (window.count >= this.#limit.most) return Math.ceil((window.endsMs - now) / 1000)
    window.count += 1
    return 0
  }

  /** After a success. */
  forget(key: string): void {
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
