import type { Auth } from '@waybook/server/auth/auth.ts'
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
  await authRoutes(app, { auth, origins: () => [HOME] })
  return app
}
