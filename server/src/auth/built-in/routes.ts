import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { refuseCrossSite } from '../../http/origin-check.ts'
import type { BuiltInContext } from './accounts/context.ts'
import { linkRoutes } from './link/link-routes.ts'
import { oidcRoutes } from './oidc/oidc-routes.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { signOutRoutes } from './session/sign-out-routes.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Everything below /api/auth: what is not listed here does not exist. */
export function accountRoutes(desk: BuiltInContext) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!SAFE.has(request.method)) refuseCrossSite(request, desk.origins())
      return Promise.resolve()
    })
    passwordRoutes(app, desk)
    linkRoutes(app, desk)
    signOutRoutes(app, desk)
    if (desk.oidc) oidcRoutes(app, desk, desk.oidc)
    app.all('/*', () => {
      throw new Problem('not-found')
    })
    return Promise.resolve()
  }
}
