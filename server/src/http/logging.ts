import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

/** The destination of the log. Standard output by default. */
export type LogStream = { readonly write: (line: string) => void }

export interface LogOptions {
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly logStream?: LogStream
}

/**
 * Writes one line of JSON per event. A request is logged with its route, but never with its address (which may contain search words and
 * keys), headers, cookies or body. An error is logged with its message and stack.
 */
export function logging({ logLevel, logStream }: LogOptions): FastifyServerOptions {
  // The server generates each id, because an id from the caller could inject text into the log.
  const ids = { genReqId: () => randomUUID(), requestIdHeader: false } as const
  if (logLevel === 'silent') return { ...ids, logger: false }
  return {
    ...ids,
    logger: {
      level: logLevel,
      serializers: { req: (request: FastifyRequest) => describe(request) },
      ...(logStream && { stream: logStream }),
    },
  }
}

const describe = ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none', ip })

/** Sends the request id to the client, for bug reports that name the matching log lines. */
export function addRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
