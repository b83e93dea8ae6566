import { setTimeout as delay } from 'node:timers/promises'

import { Client, escapeIdentifier } from 'pg'

import { lockNumber } from '#database/postgres/advisory-lock.ts'
import { NOTICE_LOST_MACHINES } from '#database/postgres/pool.ts'

/** A connection that is not open or does not answer within these times is given up. */
const CONNECTS_WITHIN_MS = 15_000
const ANSWERS_WITHIN_MS = 5000
const RECONNECT_MS = { first: 50, most: 2000 } as const

interface Options {
  readonly url: string
  readonly channel: string
  /** The name of the connection. */
  readonly name: string
  readonly onNotification: (payload: string) => void
  /** Called each time after the connection was replaced. */
  readonly onReconnected: () => void
}

/** A separate connection that listens on a channel of PostgreSQL. A lost connection is replaced, until `close` is called. */
export class Listening {
  readonly #options: Options
  /** `null` while there is no connection. */
  #client: Client | null = null
  #closed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Rejects if the database cannot be reached. */
  async connect(): Promise<void> {
    const { url, channel, name, onNotification } = this.#options
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: CONNECTS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
      keepAlive: true,
    })
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => onNotification(payload))
    client.on('end', () => this.#lost(client))
    await client.connect()
    await client.query(`${NOTICE_LOST_MACHINES}; listen ${escapeIdentifier(channel)}`)
    this.#client = client
    if (this.#closed) await this.close()
  }

  /** Notifies all listeners, including this connection. Rejects if some may not have been notified. */
  async notify(payloads: readonly string[]): Promise<void> {
    const client = this.#client
    if (!client) throw new Error('There is no connection to notify others')
    try {
      // Not in a transaction, because it would lock the whole database until the commit is on disk.
      await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        this.#options.channel,
        payloads,
      ])
    } catch (error) {
      void client.end()
      throw error
    }
  }

  /** Takes a lock of the database until this connection ends. `false` if another connection has it. */
  async lock(name: string): Promise<boolean> {
    if (!this.#client) throw new Error('There is no connection to hold a lock')
    const { rows } = await this.#client.query<{ readonly taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockNumber(name),
    ])
    return rows[0]?.taken === true
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }

  #lost(client: Client): void {
    if (this.#client !== client) return
    this.#client = null
    void this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    let wait: number = RECONNECT_MS.first
    while (!this.#closed && !(await this.#tryToConnect())) {
      // Random delays keep servers that lost the same database from returning at once.
      await delay(wait * (0.5 + Math.random() / 2), undefined, { ref: false })
      wait = Math.min(wait * 2, RECONNECT_MS.most)
    }
    if (!this.#closed) this.#options.onReconnected()
  }

  async #tryToConnect(): Promise<boolean> {
    try {
      await this.connect()
      return true
    } catch {
      return false
    }
  }
}
