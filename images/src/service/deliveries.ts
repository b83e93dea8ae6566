import { setTimeout as delay } from 'node:timers/promises'

import type { Delivery } from './delivery.ts'
import type { Outbox } from './outbox.ts'
import { signatureOf } from './signature.ts'

/** The server keeps its jobs for a day: after that nobody wants the picture. */
const WANTED_MAX_MS = 86_400_000
const ANSWER_MAX_MS = 30_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

export interface DeliveryParts {
  readonly outbox: Outbox
  /** Deliveries go to this origin and to no other. */
  readonly origin: string
  readonly key: string
  readonly waitMs?: (attempt: number) => number
  readonly now?: () => number
}

/** Twice as long each time, up to half a minute. */
export function usualWaitMs(attempt: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS)
}

/** Brings what was painted to the server, again and again until it is acknowledged, and keeps it until then. */
export class Deliveries {
  readonly #parts: Required<DeliveryParts>
  readonly #closing = new AbortController()
  readonly #references = new Map<string, string>()
  readonly #running = new Set<Promise<void>>()

  constructor(parts: DeliveryParts) {
    this.#parts = { waitMs: usualWaitMs, now: Date.now, ...parts }
  }

  /** Takes up what an earlier process left. */
  async resume(): Promise<void> {
    for (const jobId of await this.#parts.outbox.jobs()) {
      const delivery = await this.#parts.outbox.get(jobId)
      if (delivery) this.#begin(delivery)
      else process.stderr.write(`images: ${jobId} cannot be read and is not delivered\n`)
    }
  }

  /** The job of that reference, while it is not acknowledged. */
  find(reference: string): string | undefined {
    return this.#references.get(reference)
  }

  /** Resolves when the delivery is kept; it is brought from then on. */
  async add(delivery: Delivery): Promise<void> {
    await this.#parts.outbox.put(delivery)
    this.#begin(delivery)
  }

  /** What is not acknowledged stays in the outbox. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#running)
  }

  #begin({ jobId, reference, since }: Delivery): void {
    if (reference !== undefined) this.#references.set(reference, jobId)
    const bringing = this.#bring(jobId, since).finally(() => {
      this.#running.delete(bringing)
      if (reference !== undefined) this.#references.delete(reference)
    })
    this.#running.add(bringing)
  }

  async #bring(jobId: string, since: number): Promise<void> {
    const { outbox, now, waitMs } = this.#parts
    const { signal } = this.#closing
    for (let attempt = 0; !signal.aborted && now() - since < WANTED_MAX_MS; attempt++) {
      // Read anew each time: pictures that wait are not held in memory.
      const delivery = await outbox.get(jobId)
      if (!delivery || (await this.#acknowledged(delivery))) return await outbox.remove(jobId)
      await delay(waitMs(attempt), undefined, { signal }).catch(() => {})
    }
    if (!signal.aborted) await outbox.remove(jobId)
  }

  async #acknowledged({ jobId, reference, path, contentType, body }: Delivery): Promise<boolean> {
    const { origin, key, now } = this.#parts
    const timestamp = String(now())
    try {
      const { ok, status } = await fetch(new URL(path, origin), {
        method: 'POST',
        // A redirection could lead anywhere.
        redirect: 'manual',
        headers: {
          'content-type': contentType,
          'x-waybook-job': jobId,
          'x-waybook-timestamp': timestamp,
          'x-waybook-signature': signatureOf(key, timestamp, jobId, body),
          ...(reference === undefined ? {} : { 'x-waybook-reference': reference }),
        },
        body: Buffer.from(body),
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_MAX_MS)]),
      })
      return ok || status === 410
    } catch {
      return false
    }
  }
}
