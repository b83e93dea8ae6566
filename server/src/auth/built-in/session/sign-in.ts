import { parseCookies } from 'better-auth/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { BuiltInContext } from '../accounts/context.ts'
import { cookieNames, setDeviceCookie } from '../accounts/cookies.ts'
import { sessionOf } from './identity.ts'

/** A session that has just begun: whose it is, and the cookies that carry it. */
export interface Begun {
  readonly response: { readonly user: { readonly id: string; readonly email: string } }
  readonly headers: Headers
}

/** Signs a browser in by `begin`, which gets what a session notes of the browser. The session that it had before ends. */
export async function signIn(
  desk: BuiltInContext,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  begin: (browser: Headers) => Promise<Begun>,
): Promise<{ userId: string }> {
  const before = await sessionOf(desk, request.headers)
  const { response, headers } = await begin(new Headers({ 'user-agent': request.headers['user-agent'] ?? '' }))
  if (before) await desk.accounts.internalAdapter.deleteSession(before.session.token)
  const device = setDeviceCookie(desk.devices.make(response.user.email), desk.secureCookies)
  reply.header('set-cookie', [...headers.getSetCookie(), device])
  request.log.info({ req: request, userId: response.user.id }, 'signed in')
  return { userId: response.user.id }
}

/** The attempts that a sign-in to this account from this browser counts against. */
export function bucketOf(desk: BuiltInContext, { headers }: FastifyRequest, email: string): string {
  const cookies = parseCookies(headers.cookie ?? '')
  return desk.devices.bucketOf(email, cookies.get(cookieNames(desk.secureCookies).device))
}
