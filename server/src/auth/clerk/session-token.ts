import type { IncomingHttpHeaders } from 'node:http'

import { verifyToken } from '@clerk/backend'
import { LIVE_PROTOCOL, Problem } from '@waybook/contract'
import * as z from 'zod'

import type { ClerkSettings } from '../auth-settings.ts'

const BEARER = /^Bearer +(\S+)$/i

/** The token that a call carries in its header, and the live connection behind the name of its protocol. */
export function tokenOf(headers: IncomingHttpHeaders): string | null {
  const [, bearer] = BEARER.exec(headers.authorization ?? '') ?? []
  if (bearer !== undefined) return bearer
  const [protocol, token] = headers['sec-websocket-protocol']?.split(/, */) ?? []
  return protocol === LIVE_PROTOCOL ? (token ?? null) : null
}

/** Clerk's scripts keep the newest token in such cookies, the second with a mark of the application; both last a minute. */
const SESSION_COOKIE = /(?:^|; )__session(?:_[A-Za-z0-9_-]+)?=([^;]+)/g

export function tokensInCookies({ cookie }: IncomingHttpHeaders): string[] {
  return [...(cookie ?? '').matchAll(SESSION_COOKIE)].flatMap(([, token]) => token ?? [])
}

/** Clocks may differ by this much. */
const SKEW_MS = 5000

/** What a token says that Clerk signed, of a session that needs no further step. */
const proven = z.object({
  sub: z.string(),
  sid: z.string(),
  iss: z.string(),
  /** When it expires, in seconds. */
  exp: z.number(),
  sts: z.literal('active').optional(),
})

const text = z.string().nullish()

/** What a host has to add to Clerk's session token (docs/sign-in.md). */
const about = z.object({
  /** `null`: somebody who signs in without one. */
  email: z.string().nullable(),
  email_verified: z.boolean().nullable(),
  first_name: text,
  last_name: text,
  username: text,
  metadata: z.record(z.string(), z.unknown()).nullish(),
})

export type SessionClaims = z.infer<typeof proven> & z.infer<typeof about>

/**
 * What a session token says; `null` for one that is expired, not Clerk's, or made for another site. Asks nobody: the key is at
 * hand. Throws the Problem `unavailable` where Clerk was not told to say who somebody is.
 */
export async function readSessionToken(
  token: string,
  { frontendApi, jwtKey }: ClerkSettings,
  origins: readonly string[],
): Promise<SessionClaims | null> {
  const options = { jwtKey, authorizedParties: [...origins], clockSkewInMs: SKEW_MS }
  const verified = await verifyToken(token, options).catch(() => null)
  const claims = proven.safeParse(verified)
  // The library takes any issuer whose signature fits, and sessions that still wait for a second factor.
  if (!claims.success || claims.data.iss !== `https://${frontendApi}`) return null
  const profile = about.safeParse(verified)
  if (!profile.success) throw new Problem('unavailable', CLAIMS_MISSING)
  return { ...claims.data, ...profile.data }
}

const CLAIMS_MISSING =
  'Clerk does not say who you are: the host has to customize its session token as docs/sign-in.md shows.'
