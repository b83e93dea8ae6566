import { createHash, timingSafeEqual } from 'node:crypto'

import fastify, { type FastifyError, type FastifyInstance } from 'fastify'

import type { Deliveries } from './deliveries.ts'
import { type Order, readOrder } from './order.ts'
import type { Painter } from './painter.ts'
import type { Queue, EnqueueResult } from './queue.ts'

/** Enough for a prompt with a few thousand characters of up to four bytes. */
const BODY_LIMIT_BYTES = 64 * 1024

export interface ServiceOptions {
  readonly key: string
  readonly painter: Painter['name']
  readonly callback: URL
  readonly queue: Queue
  readonly deliveries: Deliveries
}

/** Builds the image service. It opens no port and reads no environment variable except `NODE_ENV` (for `/health`). */
export function buildService(parts: ServiceOptions): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES })
  const isKey = sameText(parts.key)

  app.get('/health', () => ({
    status: 'ok',
    environment: process.env['NODE_ENV'] ?? 'production',
    service: 'images',
    painter: parts.painter,
  }))

  app.post('/generate', {
    // Checks the key before the body is read.
    onRequest: async ({ headers }, reply) => {
      if (!isKey(headers['x-api-key'])) await reply.code(401).send({ error: 'The API key is missing or wrong' })
    },
    handler: async ({ body }, reply) => {
      const read = readOrder(body, parts.callback)
      if (!read.ok) return await reply.code(400).send({ error: `${read.field} ${read.why}`, field: read.field })
      const taken = jobInProgress(parts, read.order) ?? parts.queue.enqueue(read.order)
      if (taken.ok) return await reply.code(202).send({ jobId: taken.jobId })
      const error = 'Too many pictures have been requested. Try again later.'
      return await reply.code(429).header('retry-after', taken.retryAfterSeconds).send({ error })
    },
  })

  app.setErrorHandler(async ({ statusCode = 500, message }: FastifyError, _, reply) => {
    if (statusCode >= 500) process.stderr.write(`images: ${message}\n`)
    await reply.code(statusCode).send({ error: statusCode >= 500 ? 'Unknown error' : message })
  })

  app.addHook('onClose', async () => {
    parts.queue.close()
    await parts.deliveries.close()
  })
  return app
}

/** A server that did not receive the response sends its order again. The picture must not be painted twice. */
function jobInProgress({ queue, deliveries }: ServiceOptions, { reference }: Order): EnqueueResult | null {
  const jobId = reference === undefined ? undefined : (queue.find(reference) ?? deliveries.find(reference))
  return jobId === undefined ? null : { ok: true, jobId }
}

/** Compares in constant time. Compares digests, because both operands must have the same length. */
function sameText(secret: string): (given: unknown) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = digest(secret)
  return (given) => typeof given === 'string' && timingSafeEqual(digest(given), wanted)
}
