/**
 * Orders the writes of this process: shared ones run beside each other, as far as the database lets them, and an exclusive one alone. SQLite
 * itself would make a write wait for one of another connection by blocking the thread.
 */
export class WriteLock {
  /** Resolves when the exclusive write that runs, or is next, has ended. */
  #exclusive: Promise<void> | null = null
  readonly #shared = new Set<Promise<unknown>>()

  async shared<Result>(write: () => Promise<Result>): Promise<Result> {
    while (this.#exclusive) await this.#exclusive
    const writing = write()
    this.#shared.add(writing)
    try {
      return await writing
    } finally {
      this.#shared.delete(writing)
    }
  }

  async exclusive<Result>(write: () => Promise<Result>): Promise<Result> {
    while (this.#exclusive) await this.#exclusive
    const ended = Promise.withResolvers<void>()
    this.#exclusive = ended.promise
    try {
      await Promise.allSettled(this.#shared)
      return await write()
    } finally {
      this.#exclusive = null
      ended.resolve()
    }
  }
}
