import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import type { OperationName } from '@waybook/contract'

import { ORIGIN } from '../../world/test-server.ts'

const RETRY_MS = 100

/** Sends a write until a server acknowledges it, as the web app does. */
export async function send(
  address: string,
  cookie: string,
  operation: OperationName,
  params: object,
): Promise<unknown> {
  const body = JSON.stringify({ operation, params, idempotencyKey: randomUUID() })
  const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
  for (;;) {
    const response = await fetch(`${address}/api/query`, { method: 'POST', headers, body }).catch(() => null)
    const text = await response?.text().catch(() => null)
    if (response?.ok && typeof text === 'string') return JSON.parse(text)
    if (response && response.status < 500) throw new Error(`${operation}: ${response.status} ${text}`)
    await delay(RETRY_MS)
  }
}

/** Writes one after another until it is stopped, and counts the acknowledged ones. */
export class Writer {
  acknowledged = 0
  #stopped = false
  readonly #done: Promise<void>

  constructor(everyMs: number, write: (turn: number) => Promise<void>) {
    this.#done = this.#write(everyMs, write)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#done
  }

  async #write(everyMs: number, write: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 1; !this.#stopped; turn += 1) {
      await write(turn)
      this.acknowledged = turn
      await delay(everyMs)
    }
  }
}
