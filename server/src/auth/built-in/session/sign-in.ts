import type { IncomingHttpHeaders } from 'node:http'

import { parseCookies } from 'better-auth/cookies'

import type { AuthAnswer, AuthRequest } from '#auth/auth-route.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { cookieNames, setDeviceCookie } from '../accounts/cookies.ts'
import { libraryHeaders } from '../library-headers.ts'
import { openSession } from './sessions.ts'

/** A new session, and the headers that set its cookies. */
interface NewSession {
  readonly response: { readonly user: { readonly id: string; readonly email: string } }
  readonly headers: Headers
}

/** Signs a browser in, and ends its previous session. `begin` starts the session and receives the headers that a session records. */
export async function signIn(
  context: BuiltInContext,
  request: AuthRequest,
  begin: (browser: Headers) => Promise<NewSession>,
): Promise<AuthAnswer<{ userId: string }>> {
  const before = await openSession(context, request)
  const { response, headers } = await begin(libraryHeaders(request, ['user-agent']))
  if (before) await context.accounts.internalAdapter.deleteSession(before.session.token)
  const { id: userId, email } = response.user
  const device = setDeviceCookie(context.devices.make(email), { ...request, secure: context.secureCookies })
  return {
    content: { body: { userId } },
    cookies: [...headers.getSetCookie(), device],
    event: { level: 'info', message: 'signed in', userId },
  }
}

/** The key for counting sign-in attempts to this account from this browser. */
export function deviceBucket(context: BuiltInContext, { cookie }: IncomingHttpHeaders, email: string): string {
  return context.devices.bucketOf(email, parseCookies(cookie ?? '').get(cookieNames(context.secureCookies).device))
}
