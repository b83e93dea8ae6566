import { EventEmitter, once } from 'node:events'

import { LIVE_PATH, liveMessage, type LiveMessage } from '@waybook/contract'
import { WebSocket } from 'ws'

import { ORIGIN } from '../../world/test-server.ts'

/** As in the web app: as soon as possible, but not all pages at the same moment. */
const reconnectDelayMs = () => 250 + Math.random() * 500

/** A page that reconnects like the web app, to any server, and records the changes that it receives. */
export class MovingClient {
  readonly changes: Extract<LiveMessage, { type: 'change' }>[] = []
  readonly #arrivals = new EventEmitter()
  readonly #address: string
  readonly #cookie: string
  #since: number
  /** The longest time from the end of a connection until the next one had caught up. */
  longestAwayMs = 0
  #isLive = false
  #leftMs = performance.now()
  #hasEnded = false
  #socket: WebSocket

  constructor(address: string, { cookie, since }: { readonly cookie: string; readonly since: number }) {
    this.#address = address
    this.#cookie = cookie
    this.#since = since
    this.#socket = this.#open()
  }

  get isLive(): boolean {
    return this.#isLive
  }

  /** Resolves when this change has arrived. */
  async reach(seq: number): Promise<void> {
    while (this.#since < seq) await once(this.#arrivals, 'change')
  }

  end(): void {
    this.#hasEnded = true
    this.#socket.terminate()
  }

  #open(): WebSocket {
    const headers = { cookie: this.#cookie, origin: ORIGIN }
    const socket = new WebSocket(this.#address.replace('http', 'ws') + LIVE_PATH, { headers })
    socket.on('error', () => {})
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', since: this.#since })))
    socket.on('message', (data: Buffer) => this.#receive(liveMessage.parse(JSON.parse(data.toString()))))
    socket.on('close', () => {
      if (this.#isLive) this.#leftMs = performance.now()
      this.#isLive = false
      if (!this.#hasEnded) setTimeout(() => (this.#socket = this.#open()), reconnectDelayMs())
    })
    return socket
  }

  #arrive(): void {
    this.#isLive = true
    this.longestAwayMs = Math.max(this.longestAwayMs, performance.now() - this.#leftMs)
  }

  #receive(message: LiveMessage): void {
    if (message.type === 'welcome') this.#arrive()
    if (message.type === 'reload') throw new Error('No client was behind that far')
    if (message.type !== 'change') return
    this.changes.push(message)
    this.#since = message.seq
    this.#arrivals.emit('change')
  }
}

/** The log as a viewer receives it after an absence. */
export class LogReader {
  readonly changes: MovingClient['changes'] = []
  readonly #open: (since: number) => MovingClient
  #since: number

  constructor(address: string, { cookie, since }: { readonly cookie: string; readonly since: number }) {
    this.#open = (from) => new MovingClient(address, { cookie, since: from })
    this.#since = since
  }

  /** Reads up to this change, in portions, because a client that is too far behind reloads everything. */
  async read(seq: number): Promise<void> {
    const client = this.#open(this.#since)
    await client.reach(seq)
    client.end()
    this.changes.push(...client.changes.filter((change) => change.seq <= seq))
    this.#since = seq
  }
}
