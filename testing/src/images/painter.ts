import { deliverySignature, type ImageService, type Order, type Ordered } from '@waybook/server'

import type { TestServer } from '../test-server.ts'

const KEY = 'the key of a test’s painter'

/** The image service of a test server: it takes orders, and delivers what the test says, when the test says so. */
export class Painter implements ImageService {
  readonly orders: Order[] = []
  /** What an order is answered with in the place of a yes. */
  refusal: Extract<Ordered, { ok: false }> | null = null
  readonly #heard: (() => void)[] = []

  async order(order: Order): Promise<Ordered> {
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

  async close(): Promise<void> {
    await Promise.resolve()
  }

  /** The first so many orders, once they are there. */
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

/** Brings something to the server as the image service would; answers the status of its answer. */
export async function deliver({ app }: Pick<TestServer, 'app'>, delivered: Delivered): Promise<number> {
  const { reference, body, contentType = 'image/png', timestamp = Date.now(), key = KEY } = delivered
  const about = { imageJob: `painting ${reference}`, timestamp: String(timestamp) }
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/images/callback',
    headers: {
      'content-type': contentType,
      'x-waybook-job': about.imageJob,
      'x-waybook-timestamp': about.timestamp,
      'x-waybook-signature': deliverySignature(key, about, body),
      'x-waybook-reference': reference,
    },
    payload: body,
  })
  return statusCode
}

/** The news that there is no picture. */
export function noPicture(error: string, retryable: boolean): Pick<Delivered, 'body' | 'contentType'> {
  return { contentType: 'application/json', body: Buffer.from(JSON.stringify({ error, retryable })) }
}
