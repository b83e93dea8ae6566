import type { Auth } from '@waybook/server/auth/auth.ts'
import { decorateWithSite } from '@waybook/server/http/campaign-hosts.ts'
import { registerErrorHandler } from '@waybook/server/http/error-handler.ts'
import { authRoutes } from '@waybook/server/http/routes/auth-routes.ts'
import fastify, { type FastifyInstance } from 'fastify'

/** The origin whose pages may write. */
export const HOME = 'http://localhost:4870'

/** A Fastify app with only the parts of the server that a sign-in provider needs. */
export type AuthApp = FastifyInstance

export async function openAuthApp(auth: Auth): Promise<AuthApp> {
  const app = fastify()
  registerErrorHandler(app)
  decorateWithSite(app)
  const site = { campaignId: 'dam3', ownOrigin: null, origins: [HOME] }
  await authRoutes(app, { auth, campaignHosts: { siteAt: async () => Promise.resolve(site) } })
  return app
}
