import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { APPLICATION_NAME } from '#database/postgres/pool.ts'

import { type Bus, encode } from './bus.ts'
import { Listening } from './listening.ts'
import { pack, readNotification } from './notifications.ts'
import { Subscribers } from './subscribers.ts'

const CHANNEL = 'waybook'
/** Messages within this time share a notification. Many small notifications would cost the database more than the writes before them. */
const GATHER_MS = 5
/** How often a server sends a notification without messages. It lets others notice lost ones, and the server its lost connection. */
const NOTIFY_EVERY_MS = 10_000

interface PostgresBusOptions {
  readonly url: string
  /** The name of the connection, which other connections can read. */
  readonly name?: string
}

/** Connects the servers on this database with LISTEN and NOTIFY. Rejects if the database cannot be reached. */
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
  /** The number of the next notification. The first is 1. */
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
      // If this fails, the others notice the missing numbers.
      await this.#listening.notify(payloads).catch(() => {})
    } while (this.#waiting.length > 0)
  }

  #receive(payload: string): void {
    const received = readNotification(payload)
    if (!received || received.from === this.#id) return
    const { from, number, messages } = received
    const last = this.#received.get(from) ?? 0
    this.#received.set(from, number)
    if (number !== last + 1) this.#subscribers.notifyGap()
    for (const [topic, message] of messages) this.#subscribers.deliver(topic, message)
  }

  #reconnected(): void {
    this.#received.clear()
    this.#subscribers.notifyGap()
    this.#send()
  }
}
