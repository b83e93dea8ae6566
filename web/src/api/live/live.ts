import type { LiveRequest, Person, Position, Roll } from '@waybook/contract'

/** `connecting` for as long as nobody would notice, then `down`: what the page shows may be outdated. */
export type LiveStatus = 'live' | 'connecting' | 'down'

interface Events {
  readonly status: () => void
  readonly roll: (roll: Roll) => void
  /** How the dice of a roll fly, base64. */
  readonly throw: (rollId: string, motion: string) => void
  readonly people: () => void
  readonly drag: (drag: Drag) => void
  readonly ping: (ping: Ping) => void
}

/** Where somebody drags a token. `version` is that of the token's state when they took hold of it. */
export interface Drag {
  readonly tokenId: string
  readonly position: Position
  readonly version: number
}

/** Where on the active scene somebody points; `by` is their first name. */
export interface Ping {
  readonly position: Position
  readonly by: string
}

/** A shorter break is not shown. */
const DOWN_AFTER_MS = 2000

/** What a page knows of its live connection. It lives as long as the page; `connect` keeps it up to date. */
export class Live {
  /** The number of the last change that the page knows. */
  seq: number
  #status: LiveStatus = 'connecting'
  #down: ReturnType<typeof setTimeout> | undefined
  readonly #listeners: { readonly [Name in keyof Events]: Set<Events[Name]> } = {
    status: new Set(),
    roll: new Set(),
    throw: new Set(),
    people: new Set(),
    drag: new Set(),
    ping: new Set(),
  }
  #people: readonly Person[] = []
  /** `null` while there is no connection. */
  #sender: ((request: LiveRequest) => void) | null = null

  constructor(seq: number) {
    this.seq = seq
    this.disconnected()
  }

  readonly status = (): LiveStatus => this.#status

  /** Returns how to stop listening. */
  on<Name extends keyof Events>(name: Name, listener: Events[Name]): () => void {
    const listeners: Set<Events[Name]> = this.#listeners[name]
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** Everybody who is connected, in the order in which they came; nobody while the connection is down. */
  readonly people = (): readonly Person[] => this.#people

  /** Sends what is not stored; without a connection it is dropped. */
  readonly send = (request: LiveRequest): void => this.#sender?.(request)

  /** `null` takes the sender away. */
  setSender(sender: ((request: LiveRequest) => void) | null): void {
    this.#sender = sender
  }

  connected(): void {
    clearTimeout(this.#down)
    this.#down = undefined
    this.#set('live')
  }

  disconnected(): void {
    this.setSender(null)
    if (this.#people.length > 0) this.changePeople(() => [])
    if (this.#status === 'live') this.#set('connecting')
    this.#down ??= setTimeout(() => this.#set('down'), DOWN_AFTER_MS)
  }

  rolled(roll: Roll): void {
    this.#listeners.roll.forEach((listener) => listener(roll))
  }

  thrown(rollId: string, motion: string): void {
    this.#listeners.throw.forEach((listener) => listener(rollId, motion))
  }

  changePeople(change: (people: readonly Person[]) => readonly Person[]): void {
    this.#people = change(this.#people)
    this.#listeners.people.forEach((listener) => listener())
  }

  dragged(drag: Drag): void {
    this.#listeners.drag.forEach((listener) => listener(drag))
  }

  pinged(ping: Ping): void {
    this.#listeners.ping.forEach((listener) => listener(ping))
  }

  #set(status: LiveStatus): void {
    if (status === this.#status) return
    this.#status = status
    this.#listeners.status.forEach((listener) => listener())
  }
}
