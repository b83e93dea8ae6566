import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { APPLICATION_NAME } from '#database/postgres/pool.ts'

import { type Bus, encode } from './bus.ts'
import { Listening } from './listening.ts'
import { pack, readNotification } from './notifications.ts'
import { Subscribers } from './subscribers.ts'

const CHANNEL = 'waybook'
/** Messages of one moment share a notification: many small ones would cost the database more than the writes that they follow. */
const GATHER_MS = 5
/** How often a server notifies others without a message, by which they notice lost ones, and the server a connection that is lost. */
const NOTIFY_EVERY_MS = 10_000

interface PostgresBusOptions {
  readonly url: string
  /** The name of its connection, which the database shows to others. */
  readonly name?: string
}

/** Connects the servers that use this database, by LISTEN and NOTIFY. Rejects if the database cannot be reached. */
export async function openPostgresBus(options: PostgresBusOptions): Promise<Bus> {
  const bus = new PostgresBus(options)
  await bus.connect()
  return bus
}

class PostgresBus implements Bus {
  readonly #id = randomUUID()
  readonly #listening: Listening
  readonly #subscribers = new Subscribers()
  readonly #timer: NodeJS.Timeout
  #closed = false
  #waiting: string[] = []
  #sending: Promise<void> | null = null
  /** The number of the next notification; the first is 1. */
  #next = 1
  /** The number of the last notification, by server. */
  readonly #received = new Map<string, number>()

  constructor({ url, name = APPLICATION_NAME }: PostgresBusOptions) {
    this.#listening = new Listening({
      url,
      channel: CHANNEL,
      name,
      onNotification: (payload) => this.#receive(payload),
      onReconnected: () => this.#reconnected(),
    })
    this.#timer = setInterval(() => this.#send(), NOTIFY_EVERY_MS).unref()
  }

  async connect(): Promise<void> {
    await this.#listening.connect()
  }

  publish(topic: string, message: unknown): void {
    if (this.#closed) return
    this.#waiting.push(encode(topic, message))
    this.#send()
  }

  subscribe(topic: string, listener: (message: unknown) => void): () => void {
    return this.#subscribers.subscribe(topic, listener)
  }

  onGap(listener: () => void): () => void {
    return this.#subscribers.onGap(listener)
  }

  async claim(work: string): Promise<boolean> {
    return await this.#listening.lock(`claim ${work}`)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    await this.#sending
    await this.#listening.close()
  }

  #send(): void {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null
    })
  }

  async #sendAll(): Promise<void> {
    do {
      await delay(GATHER_MS)
      const payloads = pack(this.#waiting.splice(0), { from: this.#id, first: this.#next })
      this.#next += payloads.length
      // The others notice that numbers are missing.
      await this.#listening.notify(payloads).catch(() => {})
    } while (this.#waiting.length > 0)
  }

  #receive(payload: string): void {
    const received = readNotification(payload)
    if (!received || received.from === this.#id) return
    const { from, number, messages } = received
    const last = this.#received.get(from) ?? 0
    this.#received.set(from, number)
    if (number !== last + 1) this.#subscribers.tellGap()
    for (const [topic, message] of messages) this.#subscribers.deliver(topic, message)
  }

  #reconnected(): void {
    this.#received.clear()
    this.#subscribers.tellGap()
    this.#send()
  }
}
