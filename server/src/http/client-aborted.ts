import type { FastifyReply } from 'fastify'

/**
 * Aborts when the connection closes before the whole response has been sent. The request's own `signal` cannot be used for this: it
 * aborts as soon as the body has been read.
 */
export function clientAborted({ raw }: FastifyReply): AbortSignal {
  const over = new AbortController()
  if (raw.destroyed) over.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) over.abort()
  })
  return over.signal
}
