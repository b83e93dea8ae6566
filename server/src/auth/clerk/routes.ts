import { Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { refuseCrossSite } from '../../http/origin-check.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Below /api/auth there is nothing but signing out: all else happens at Clerk. */
export function clerkRoutes(origins: () => readonly string[], end: (request: FastifyRequest) => Promise<void>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!SAFE.has(request.method)) refuseCrossSite(request, origins())
      return Promise.resolve()
    })
    app.post('/sign-out', async (request) => {
      await end(request)
      return { success: true }
    })
    app.all('/*', () => {
      throw new Problem('not-found')
    })
    return Promise.resolve()
  }
}
