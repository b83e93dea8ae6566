import { createHash, timingSafeEqual } from 'node:crypto'

import fastify, { type FastifyError, type FastifyInstance } from 'fastify'

import type { Deliveries } from './deliveries.ts'
import { type Order, readOrder } from './order.ts'
import type { Painter } from './painter.ts'
import type { Queue, Taken } from './queue.ts'

/** A prompt is a few thousand letters, and each may be four bytes. */
const BODY_LIMIT_BYTES = 64 * 1024

export interface ServiceParts {
  readonly key: string
  readonly painter: Painter['name']
  readonly callback: URL
  readonly queue: Queue
  readonly deliveries: Deliveries
}

/** The image service as a value: it opens no port and, except NODE_ENV for its health, reads no environment. */
export function buildService(parts: ServiceParts): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES })
  const isKey = sameText(parts.key)

  app.get('/health', () => ({
    status: 'ok',
    environment: process.env['NODE_ENV'] ?? 'production',
    service: 'images',
    painter: parts.painter,
  }))

  app.post('/generate', {
    // Checks the key before it reads the body.
    onRequest: async ({ headers }, reply) => {
      if (!isKey(headers['x-api-key'])) await reply.code(401).send({ error: 'The API key is missing or wrong' })
    },
    handler: async ({ body }, reply) => {
      const read = readOrder(body, parts.callback)
      if (!read.ok) return await reply.code(400).send({ error: `${read.field} ${read.why}`, field: read.field })
      const taken = jobInProgress(parts, read.order) ?? parts.queue.take(read.order)
      if (taken.ok) return await reply.code(202).send({ jobId: taken.jobId })
      const error = 'Too many pictures are asked for. Try again later.'
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

/** A server that lost the answer sends its order again; the picture must not be painted twice at the same time. */
function jobInProgress({ queue, deliveries }: ServiceParts, { reference }: Order): Taken | null {
  const jobId = reference === undefined ? undefined : (queue.find(reference) ?? deliveries.find(reference))
  return jobId === undefined ? null : { ok: true, jobId }
}

/** Compares in constant time. It compares digests, because both sides must have the same length. */
function sameText(secret: string): (given: unknown) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = digest(secret)
  return (given) => typeof given === 'string' && timingSafeEqual(digest(given), wanted)
}
