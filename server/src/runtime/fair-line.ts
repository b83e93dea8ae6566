import { setImmediate } from 'node:timers/promises'

interface Room {
  /** The maximum of concurrent pieces of work. */
  readonly all: number
  /** The maximum for one account. */
  readonly each: number
}

/** Runs a few pieces of work at a time. Each account has its own queue, and the queues take turns. */
export class FairLine {
  readonly #room: Room
  readonly #running = new Map<string, number>()
  /** The accounts in the order of their turns, with their waiting work. */
  readonly #waiting = new Map<string, (() => void)[]>()

  constructor(room: Room) {
    this.#room = room
  }

  async run<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(account)
    try {
      return await work()
    } finally {
      void this.#end(account)
    }
  }

  async #turnOf(account: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.set(account, [...(this.#waiting.get(account) ?? []), resolve])
    this.#admit()
    await promise
  }

  /** Lets all other waiting work on this thread run before the next piece. */
  async #end(account: string): Promise<void> {
    await setImmediate()
    this.#count(account, -1)
    this.#admit()
  }

  #admit(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const [begin, ...later] = this.#waiting.get(next) ?? []
      this.#waiting.delete(next)
      if (later.length > 0) this.#waiting.set(next, later)
      this.#count(next, 1)
      begin?.()
    }
  }

  /** The account whose turn it is. */
  #next(): string | undefined {
    const running = [...this.#running.values()].reduce((sum, one) => sum + one, 0)
    if (running >= this.#room.all) return undefined
    return [...this.#waiting.keys()].find((account) => (this.#running.get(account) ?? 0) < this.#room.each)
  }

  #count(account: string, by: 1 | -1): void {
    const left = (this.#running.get(account) ?? 0) + by
    if (left > 0) this.#running.set(account, left)
    else this.#running.delete(account)
  }
}
