/** Longer than the life of any token of Clerk. */
const REMEMBERED_MS = 3_600_000

/** Sessions that ended here or on another server. Their tokens stop working immediately instead of when they expire. */
export class EndedSessions {
  readonly #now: () => number
  readonly #untilMs = new Map<string, number>()

  constructor(now: () => number) {
    this.#now = now
  }

  add(sessionId: string): void {
    const now = this.#now()
    for (const [id, untilMs] of this.#untilMs) if (untilMs <= now) this.#untilMs.delete(id)
    this.#untilMs.set(sessionId, now + REMEMBERED_MS)
  }

  has(sessionId: string): boolean {
    return (this.#untilMs.get(sessionId) ?? 0) > this.#now()
  }
}
