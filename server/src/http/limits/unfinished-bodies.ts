import type { IncomingMessage } from 'node:http'

import type { FastifyInstance } from 'fastify'

import { monotonicNow } from '#runtime/rate-limiter.ts'

/** The maximum time without progress in a body. */
const STALLED_MS = 60_000
/** How long a stranger may keep sending a refused body. Closing the connection at once could lose the response in transit. */
const REFUSED_MS = 5000
/** How long a signed-in user may: the browser shows the refusal only after it has sent the whole picture. */
const REFUSED_USER_MS = 60_000
const CHECK_EVERY_MS = 1000

interface Progress {
  bytes: number
  /** The time of the last byte, in milliseconds of the clock. */
  at: number
  /** The time at which the connection is closed in any case. */
  endsAt: number
}

/** Closes connections whose request body makes no progress or has been refused. `now` is a clock that is never set back. */
export function limitUnfinishedBodies(app: FastifyInstance, now: () => number = monotonicNow): void {
  const receiving = new Map<IncomingMessage, Progress>()
  app.server.on('request', (raw, response) => {
    if (!hasBody(raw)) return
    receiving.set(raw, { bytes: 0, at: now(), endsAt: Infinity })
    raw.once('close', () => receiving.delete(raw))
    response.once('finish', () => endWithin(receiving.get(raw), now() + REFUSED_MS))
  })
  app.addHook('onResponse', (request, _reply, done) => {
    const progress = receiving.get(request.raw)
    if (progress && request.identity) progress.endsAt = now() + REFUSED_USER_MS
    done()
  })
  const timer = setInterval(() => receiving.forEach((progress, raw) => check(raw, progress, now())), CHECK_EVERY_MS)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Does not change an earlier deadline. */
function endWithin(progress: Progress | undefined, endsAt: number): void {
  if (progress && progress.endsAt === Infinity) progress.endsAt = endsAt
}

function check(raw: IncomingMessage, progress: Progress, now: number): void {
  if (raw.complete) return
  const bytes = raw.socket.bytesRead
  if (bytes > progress.bytes) {
    progress.bytes = bytes
    progress.at = now
  }
  if (now >= progress.endsAt || now - progress.at >= STALLED_MS) raw.destroy()
}
