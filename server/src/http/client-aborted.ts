import type { FastifyReply } from 'fastify'

/**
 * Aborted once nobody waits for an answer any more: the connection closed before all of it was sent. A request's own `signal` does not
 * tell this, it is aborted as soon as the body is read.
 */
export function clientAborted({ raw }: FastifyReply): AbortSignal {
  const over = new AbortController()
  if (raw.destroyed) over.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) over.abort()
  })
  return over.signal
}
