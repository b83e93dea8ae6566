import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 31_536_000

/** Nothing but our own files runs, loads or frames us. On plain http at home there is no upgrade to https to insist on. */
export async function securityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // Browsers ignore these on plain http, and say so in the console of every page.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    strictTransportSecurity: secure ? { maxAge: YEAR_S } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
}
