import { authRoutes, Problem } from '@waybook/contract'

import { authRoute, DONE, type AuthRoute } from '#auth/auth-route.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { countAttempt, readBody, refuse } from '../accounts/refusals.ts'
import { libraryHeaders } from '../library-headers.ts'
import { sessionOf } from '../session/sessions.ts'
import { deviceBucket, signIn } from '../session/sign-in.ts'
import { refuseWeakPassword } from './password-strength.ts'

/** Signing in with a password, and changing it. Both count the attempt before they hash. */
export function passwordRoutes(context: BuiltInContext): AuthRoute[] {
  const { accounts, accountLimiter, addressLimiter } = context
  const { api } = accounts
  return [
    authRoute(authRoutes.signIn, addressLimiter, async (request) => {
      const body = readBody(authRoutes.signIn.body, request.body)
      const bucket = deviceBucket(context, request.headers, body.email)
      await countAttempt(accountLimiter, bucket)
      const answer = await signIn(context, request, async (headers) =>
        api.signInEmail({ body, headers, returnHeaders: true }).catch(refuse),
      )
      await accountLimiter.reset(bucket)
      return answer
    }),
    authRoute(authRoutes.changePassword, addressLimiter, async (request) => {
      const session = await sessionOf(context, request)
      if (!session) throw new Problem('not-signed-in')
      const body = { ...readBody(authRoutes.changePassword.body, request.body), revokeOtherSessions: true }
      await refuseWeakPassword(context, {
        field: 'newPassword',
        password: body.newPassword,
        owner: { ...session.user, characterId: session.membership.characterId, campaignId: request.campaignId },
      })
      const bucket = `change ${session.user.id}`
      await countAttempt(accountLimiter, bucket)
      const given = libraryHeaders(request, ['cookie'])
      const { headers } = await api.changePassword({ body, headers: given, returnHeaders: true }).catch(refuse)
      await accountLimiter.reset(bucket)
      return { content: { body: DONE }, cookies: headers.getSetCookie() }
    }),
  ]
}
