import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'

import { type AppServices } from './services.ts'

const YEAR_S = 31_536_000

type Directives = Readonly<Record<string, readonly string[]>>

const OWN = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} satisfies Directives

/** Sets the security headers of a response. */
export type PutSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Allows only files of this server and the sources that the sign-in provider needs, and no framing. Enforces https only if browsers use
 * it, because plain http at home is supported.
 */
export function securityHeaders({ secure, auth }: Pick<AppServices, 'secure' | 'auth'>): PutSecurityHeaders {
  // Built once for all requests.
  const put = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...withSources(auth.cspSources ?? {}), ...(secure ? { 'upgrade-insecure-requests': [] } : {}) },
    },
    // On plain http browsers ignore these headers and log a warning on every page.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    strictTransportSecurity: secure ? { maxAge: YEAR_S } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
  return (request, reply) => put(request.raw, reply.raw, () => {})
}

function withSources(sources: Directives): Record<string, string[]> {
  const own: Directives = OWN
  const names = new Set([...Object.keys(own), ...Object.keys(sources)])
  return Object.fromEntries([...names].map((name) => [name, [...(own[name] ?? []), ...(sources[name] ?? [])]]))
}
