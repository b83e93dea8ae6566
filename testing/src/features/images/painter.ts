import { deliveryDigest, deliverySignature, type ImageService, type Order, type OrderResult } from '@waybook/server'

import type { TestServer } from '../../world/test-server.ts'

const KEY = 'the key of the test image service'

/** The image service of a test server: it accepts orders; the test delivers the results itself. */
export class Painter implements ImageService {
  readonly orders: Order[] = []
  readonly atOnce = 2
  /** If set, the response to orders instead of an acceptance. */
  refusal: Extract<OrderResult, { ok: false }> | null = null
  readonly #heard: (() => void)[] = []

  async order(order: Order): Promise<OrderResult> {
    this.orders.push(order)
    this.#heard.splice(0).forEach((resolve) => resolve())
    return await Promise.resolve(this.refusal ?? { ok: true, imageJob: `painting ${order.reference}` })
  }

  async health() {
    return await Promise.resolve({ environment: 'test', service: 'images', painter: 'test' })
  }

  key(): string {
    return KEY
  }

  /** Waits for `count` orders and returns them. */
  async ordered(count: number): Promise<readonly Order[]> {
    while (this.orders.length < count) await new Promise<void>((resolve) => this.#heard.push(resolve))
    return this.orders.slice(0, count)
  }
}

interface Delivered {
  readonly reference: string
  readonly body: Buffer
  readonly contentType?: string
  readonly timestamp?: number
  readonly key?: string
}

/** Delivers something to the server as the image service would; returns the status of the response. */
export async function deliver({ app }: Pick<TestServer, 'app'>, delivered: Delivered): Promise<number> {
  const { reference, body, contentType = 'image/png', timestamp = Date.now(), key = KEY } = delivered
  const headers = { 'content-type': contentType, ...deliveryHeaders({ reference, body, timestamp, key }) }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/images/callback', headers, payload: body })
  return statusCode
}

/** The headers that prove the origin of a delivery. */
export function deliveryHeaders({ reference, body, timestamp = Date.now(), key = KEY }: Delivered) {
  const about = { imageJob: `painting ${reference}`, timestamp: String(timestamp), digest: deliveryDigest(body) }
  return {
    'x-waybook-job': about.imageJob,
    'x-waybook-timestamp': about.timestamp,
    'x-waybook-digest': about.digest,
    'x-waybook-signature': deliverySignature(key, about),
    'x-waybook-reference': reference,
  }
}

/** A delivery that reports a failure. */
export function noPicture(error: string, retryable: boolean): Pick<Delivered, 'body' | 'contentType'> {
  return { contentType: 'application/json', body: Buffer.from(JSON.stringify({ error, retryable })) }
}
