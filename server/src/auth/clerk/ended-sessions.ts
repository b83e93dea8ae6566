/** Longer than any token lives that Clerk made before a session ended. */
const REMEMBERED_MS = 3_600_000

/** Sessions that were ended here: the tokens that are out for them are void at once, not only when they expire. */
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
