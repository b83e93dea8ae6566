import { createHash, createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import type { Delivery, Outbox } from './outbox.ts'

/** The server keeps its jobs for a day. Then it does not accept the picture. */
const EXPIRES_AFTER_MS = 86_400_000
const ANSWER_TIMEOUT_MS = 30_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

export interface DeliveriesOptions {
  readonly outbox: Outbox
  /** Deliveries go only to this origin. */
  readonly origin: string
  readonly key: string
  readonly waitMs?: (attempt: number) => number
  readonly now?: () => number
}

/** The delay doubles with each attempt, up to half a minute. */
export function defaultRetryDelayMs(attempt: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS)
}

/** Delivers pictures to the server. Each picture stays in the outbox and is retried until the server acknowledges it. */
export class Deliveries {
  readonly #parts: Required<DeliveriesOptions>
  readonly #closing = new AbortController()
  readonly #references = new Map<string, string>()
  readonly #running = new Set<Promise<void>>()

  constructor(parts: DeliveriesOptions) {
    this.#parts = { waitMs: defaultRetryDelayMs, now: Date.now, ...parts }
  }

  /** Resumes unfinished deliveries of an earlier process. */
  async resume(): Promise<void> {
    for (const jobId of await this.#parts.outbox.jobs()) {
      const delivery = await this.#parts.outbox.get(jobId)
      if (delivery) this.#begin(delivery)
      else process.stderr.write(`images: cannot read the picture of job ${jobId}; it is not delivered\n`)
    }
  }

  /** The job with this reference, until the server acknowledges it. */
  find(reference: string): string | undefined {
    return this.#references.get(reference)
  }

  /** Stores the delivery on disk, then starts the attempts. Resolves when it is stored. */
  async add(delivery: Delivery): Promise<void> {
    await this.#parts.outbox.put(delivery)
    this.#begin(delivery)
  }

  /** Stops the attempts. Unacknowledged deliveries stay in the outbox. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#running)
  }

  #begin({ jobId, reference, since }: Delivery): void {
    if (reference !== undefined) this.#references.set(reference, jobId)
    const delivering = this.#deliver(jobId, since)
      .catch((error: unknown) => {
        process.stderr.write(`images: cannot deliver the picture of job ${jobId}: ${String(error)}\n`)
      })
      .finally(() => {
        this.#running.delete(delivering)
        if (reference !== undefined) this.#references.delete(reference)
      })
    this.#running.add(delivering)
  }

  async #deliver(jobId: string, since: number): Promise<void> {
    const { outbox, now, waitMs } = this.#parts
    const { signal } = this.#closing
    for (let attempt = 0; !signal.aborted && now() - since < EXPIRES_AFTER_MS; attempt++) {
      // Reads from disk for each attempt, so waiting pictures take no memory.
      const delivery = await outbox.get(jobId)
      if (!delivery || (await this.#isAcknowledged(delivery))) return await outbox.remove(jobId)
      await delay(waitMs(attempt), undefined, { signal }).catch(() => {})
    }
    if (!signal.aborted) await outbox.remove(jobId)
  }

  async #isAcknowledged({ jobId, reference, path, contentType, body }: Delivery): Promise<boolean> {
    const { origin, key, now } = this.#parts
    const [timestamp, digest] = [String(now()), createHash('sha256').update(body).digest('hex')]
    try {
      const { ok, status } = await fetch(new URL(path, origin), {
        method: 'POST',
        // A redirect could lead to any origin.
        redirect: 'manual',
        headers: {
          'content-type': contentType,
          'x-waybook-job': jobId,
          'x-waybook-timestamp': timestamp,
          'x-waybook-digest': digest,
          'x-waybook-signature': signatureOf(key, timestamp, jobId, digest),
          ...(reference === undefined ? {} : { 'x-waybook-reference': reference }),
        },
        body: Buffer.from(body),
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      })
      return ok || status === 410
    } catch {
      return false
    }
  }
}

/** Proves the sender and time of a body before it is received. The hex HMAC-SHA256 of the time in ms, the job and the body's digest. */
function signatureOf(key: string, timestamp: string, jobId: string, digest: string): string {
  return createHmac('sha256', key).update(`${timestamp}.${jobId}.${digest}`).digest('hex')
}
