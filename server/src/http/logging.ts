import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

/** What the log is written to; the process's output where nobody says. */
export type LogStream = { readonly write: (line: string) => void }

export interface LogOptions {
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly logStream?: LogStream
}

/**
 * One line of JSON for each event. Of a request it holds the route and never the address as it was asked (searches and keys stand in
 * those), nor headers, cookies and bodies; of an error its message and where it was thrown.
 */
export function logging({ logLevel, logStream }: LogOptions): FastifyServerOptions {
  // Made anew for each request: one that a caller names could be used to write into the log.
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

/** Lets whoever reports a fault name the lines of the log that tell of it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
}
