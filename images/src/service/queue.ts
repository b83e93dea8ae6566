import { randomUUID } from 'node:crypto'

import pLimit from 'p-limit'

import type { Order } from './order.ts'
import type { Delivery } from './outbox.ts'
import { paintInTime } from './paint-in-time.ts'
import type { PaintResult, Painter } from './painter.ts'

/** The maximum of waiting orders. More are rejected. */
const WAITING_MAX = 32
const RETRY_AFTER_SECONDS = 15

export type EnqueueResult =
  | { readonly ok: true; readonly jobId: string }
  | { readonly ok: false; readonly retryAfterSeconds: number }

export interface QueueOptions {
  readonly painter: Painter
  readonly concurrency: number
  /** Receives the picture, or the reason for its absence. */
  readonly deliver: (delivery: Delivery) => Promise<void>
  readonly waitingMax?: number
}

/**
 * Orders that wait for the painter: first in, first out, a few in parallel. They are only in memory. After a restart, the server sends
 * them again.
 */
export class Queue {
  readonly #parts: QueueOptions
  readonly #inTurn: ReturnType<typeof pLimit>
  readonly #closing = new AbortController()
  readonly #references = new Map<string, string>()

  constructor(parts: QueueOptions) {
    this.#parts = parts
    this.#inTurn = pLimit(parts.concurrency)
  }

  /** The job with this reference, while it waits or is painted. */
  find(reference: string): string | undefined {
    return this.#references.get(reference)
  }

  enqueue(order: Order): EnqueueResult {
    const { waitingMax = WAITING_MAX } = this.#parts
    if (this.#inTurn.pendingCount >= waitingMax) return { ok: false, retryAfterSeconds: RETRY_AFTER_SECONDS }
    const jobId = randomUUID()
    if (order.reference !== undefined) this.#references.set(order.reference, jobId)
    void this.#inTurn(async () => await this.#paint(order, jobId))
    return { ok: true, jobId }
  }

  close(): void {
    this.#inTurn.clearQueue()
    this.#closing.abort()
  }

  async #paint(order: Order, jobId: string): Promise<void> {
    try {
      const painted = await paintInTime(this.#parts.painter, order, { signal: this.#closing.signal, onCrash: report })
      // A painter that `close` aborts reports a failure. The server need not know, because it sends the order again.
      if (this.#closing.signal.aborted && !painted.ok) return
      await this.#parts.deliver(deliveryOf(painted, jobId, order))
    } catch (error) {
      process.stderr.write(`images: job ${jobId} was lost: ${String(error)}\n`)
    } finally {
      if (order.reference !== undefined) this.#references.delete(order.reference)
    }
  }
}

function report(error: unknown): void {
  process.stderr.write(`images: the painter crashed: ${error instanceof Error ? error.stack : String(error)}\n`)
}

function deliveryOf(
  painted: PaintResult,
  jobId: string,
  { reference, callback: { pathname, search } }: Order,
): Delivery {
  const address = { jobId, reference, path: pathname + search, since: Date.now() }
  if (painted.ok) return { ...address, contentType: painted.picture.contentType, body: painted.picture.bytes }
  const { ok: _, ...notPainted } = painted
  return { ...address, contentType: 'application/json', body: Buffer.from(JSON.stringify(notPainted)) }
}
