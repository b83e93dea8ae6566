/**
 * Orders the writes of this process. Shared writes run concurrently, as far as the database allows. An exclusive write runs alone. SQLite
 * itself would block the thread while a write waits for a write of another connection.
 */
export class WriteLock {
  /** Resolves when the running or next exclusive write has ended. */
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
