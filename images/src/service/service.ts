import { createHash, timingSafeEqual } from 'node:crypto'

import fastify, { type FastifyInstance } from 'fastify'

import type { Painter } from '../painters/painter.ts'
import type { Deliveries } from './deliveries.ts'
import { readOrder } from './order.ts'
import type { Queue } from './queue.ts'

/** A prompt is a few thousand letters, and each may be four bytes. */
const BODY_LIMIT_BYTES = 64 * 1024

export interface ServiceParts {
  readonly key: string
  readonly painter: Painter['name']
  readonly callback: URL
  readonly queue: Queue
  readonly deliveries: Deliveries
}

/** The image service as a value: it opens no port and reads no environment, NODE_ENV for its health apart. */
export function buildService({ key, painter, callback, queue, deliveries }: ServiceParts): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES })
  const isKey = sameText(key)

  app.get('/health', () => ({
    status: 'ok',
    environment: process.env['NODE_ENV'] ?? 'production',
    service: 'images',
    painter,
  }))

  app.post('/generate', {
    // Before the body is read: strangers' bodies are not worth reading.
    onRequest: async (request, reply) => {
      if (!isKey(request.headers['x-api-key']))
        return await reply.code(401).send({ error: 'The API key is missing or wrong' })
    },
    handler: async (request, reply) => {
      const read = readOrder(request.body)
      if (!read.ok) return await reply.code(400).send({ error: `${read.field} ${read.why}`, field: read.field })
      const { order } = read
      const place = new URL(order.callback ?? callback)
      if (place.origin !== callback.origin)
        return await reply.code(400).send({ error: 'callback is not of the origin that is set', field: 'callback' })
      const known =
        order.reference === undefined ? undefined : (queue.find(order.reference) ?? deliveries.find(order.reference))
      const taken = known === undefined ? queue.take(order, place) : { ok: true as const, jobId: known }
      if (taken.ok) return await reply.code(202).send({ jobId: taken.jobId })
      return await reply
        .code(429)
        .header('retry-after', taken.retryAfterSeconds)
        .send({ error: 'Too many pictures are asked for. Try again later.' })
    },
  })

  app.addHook('onClose', async () => {
    queue.close()
    await deliveries.close()
  })
  return app
}

/** Compares in constant time, whatever was sent; digests, as what is compared must be equally long. */
function sameText(secret: string): (given: unknown) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = digest(secret)
  return (given) => typeof given === 'string' && timingSafeEqual(digest(given), wanted)
}
