import { authRoutes } from '@waybook/contract'

import { authRoute, DONE, type AuthAnswer, type AuthRequest, type AuthRoute } from '#auth/auth-route.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { clearSessionCookie } from '../accounts/cookies.ts'
import { openSession, type OpenSession } from './sessions.ts'

/** Ends this session, or all sessions of the account. Signing out twice is not an error. */
export function signOutRoutes(context: BuiltInContext): AuthRoute[] {
  const { internalAdapter } = context.accounts
  const signOut = async (
    request: AuthRequest,
    end: (session: OpenSession) => Promise<void>,
  ): Promise<AuthAnswer<typeof DONE>> => {
    const found = await openSession(context, request)
    if (found) await end(found)
    return {
      content: { body: DONE },
      cookies: [clearSessionCookie(context.secureCookies)],
      event: { level: 'info', message: 'signed out', userId: found?.user.id ?? null },
    }
  }
  return [
    authRoute(authRoutes.signOut, null, async (request) =>
      signOut(request, async ({ session }) => await internalAdapter.deleteSession(session.token)),
    ),
    authRoute(authRoutes.signOutEverywhere, null, async (request) =>
      signOut(request, async ({ user }) => await internalAdapter.deleteUserSessions(user.id)),
    ),
  ]
}
