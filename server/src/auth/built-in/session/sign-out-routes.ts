import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { BuiltInContext } from '../accounts/context.ts'
import { clearSessionCookie } from '../accounts/cookies.ts'
import { sessionOf, type FoundSession } from './identity.ts'

const done = { success: true }

/** Ends this session, or with it all the others of the account. Signing out twice is no error. */
export function signOutRoutes(app: FastifyInstance, desk: BuiltInContext): void {
  const { internalAdapter } = desk.accounts
  const signOut = async (request: FastifyRequest, reply: FastifyReply, end: (found: FoundSession) => Promise<void>) => {
    const found = await sessionOf(desk, request.headers)
    if (found) await end(found)
    request.log.info({ req: request, userId: found?.user.id ?? null }, 'signed out')
    return await reply.header('set-cookie', clearSessionCookie(desk.secureCookies)).send(done)
  }

  app.post('/sign-out', async (request, reply) =>
    signOut(request, reply, async ({ session }) => await internalAdapter.deleteSession(session.token)),
  )
  app.post('/sign-out-everywhere', async (request, reply) =>
    signOut(request, reply, async ({ user }) => await internalAdapter.deleteUserSessions(user.id)),
  )
}
