import type { Roll } from '@waybook/contract'

/** `connecting` for as long as nobody would notice; `down` once what is shown may be old. */
export type LiveStatus = 'live' | 'connecting' | 'down'

interface Events {
  readonly status: () => void
  readonly roll: (roll: Roll) => void
  /** How the dice of a roll fly, base64. */
  readonly throw: (rollId: string, motion: string) => void
}

/** A shorter break goes unmentioned. */
const DOWN_AFTER_MS = 2000

/** What a page knows of its live connection, for as long as the page lives; `connect` keeps it up to date. */
export class Live {
  /** The number of the last change that the page knows. */
  seq: number
  #status: LiveStatus = 'connecting'
  #down: ReturnType<typeof setTimeout> | undefined
  readonly #listeners: { readonly [Name in keyof Events]: Set<Events[Name]> } = {
    status: new Set(),
    roll: new Set(),
    throw: new Set(),
  }

  constructor(seq: number) {
    this.seq = seq
    this.lost()
  }

  readonly status = (): LiveStatus => this.#status

  /** Answers how to stop listening. */
  on<Name extends keyof Events>(name: Name, listener: Events[Name]): () => void {
    const listeners: Set<Events[Name]> = this.#listeners[name]
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  found(): void {
    clearTimeout(this.#down)
    this.#down = undefined
    this.#set('live')
  }

  lost(): void {
    if (this.#status === 'live') this.#set('connecting')
    this.#down ??= setTimeout(() => this.#set('down'), DOWN_AFTER_MS)
  }

  rolled(roll: Roll): void {
    this.#listeners.roll.forEach((listener) => listener(roll))
  }

  thrown(rollId: string, motion: string): void {
    this.#listeners.throw.forEach((listener) => listener(rollId, motion))
  }

  #set(status: LiveStatus): void {
    if (status === this.#status) return
    this.#status = status
    this.#listeners.status.forEach((listener) => listener())
  }
}
