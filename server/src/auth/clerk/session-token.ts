import type { IncomingHttpHeaders } from 'node:http'

import { verifyToken } from '@clerk/backend'
import { LIVE_PROTOCOL, Problem } from '@waybook/contract'
import * as z from 'zod'

import type { ClerkSettings } from '../auth-settings.ts'

const BEARER = /^Bearer +(\S+)$/i

/** The token in the header of a call. Live connections send it after the name of the protocol. */
export function tokenOf(headers: IncomingHttpHeaders): string | null {
  const [, bearer] = BEARER.exec(headers.authorization ?? '') ?? []
  if (bearer !== undefined) return bearer
  const [protocol, token] = headers['sec-websocket-protocol']?.split(/, */) ?? []
  return protocol === LIVE_PROTOCOL ? (token ?? null) : null
}

/** Clerk's scripts store the newest token in two cookies, one with a suffix for the application. Both last a minute. */
const SESSION_COOKIE = /(?:^|; )__session(?:_[A-Za-z0-9_-]+)?=([^;]+)/g

export function tokensInCookies({ cookie }: IncomingHttpHeaders): string[] {
  return [...(cookie ?? '').matchAll(SESSION_COOKIE)].flatMap(([, token]) => token ?? [])
}

/** The tolerated difference between clocks. */
const SKEW_MS = 5000

/** The claims of a session token whose session needs no further step. */
const proven = z.object({
  sub: z.string(),
  sid: z.string(),
  iss: z.string(),
  /** The time of expiry in seconds since 1970. */
  exp: z.number(),
  sts: z.literal('active').optional(),
})

const text = z.string().nullish()

/** The claims that a host must add to Clerk's session token (docs/sign-in.md). */
const about = z.object({
  /** `null` if the user signs in without an e-mail address. */
  email: z.string().nullable(),
  email_verified: z.boolean().nullable(),
  first_name: text,
  last_name: text,
  username: text,
  metadata: z.record(z.string(), z.unknown()).nullish(),
})

export type SessionClaims = z.infer<typeof proven> & z.infer<typeof about>

/**
 * The claims of a session token. `null` if it has expired, is not from Clerk, or was issued for another site. Verifies offline. Throws the
 * Problem `unavailable` if Clerk's session token is not customized.
 */
export async function readSessionToken(
  token: string,
  { frontendApi, jwtKey }: ClerkSettings,
  origins: readonly string[],
): Promise<SessionClaims | null> {
  const options = { jwtKey, authorizedParties: [...origins], clockSkewInMs: SKEW_MS }
  const verified = await verifyToken(token, options).catch(() => null)
  const claims = proven.safeParse(verified)
  // The library accepts any issuer with a matching signature, and sessions that still wait for a second factor.
  if (!claims.success || claims.data.iss !== `https://${frontendApi}`) return null
  const profile = about.safeParse(verified)
  if (!profile.success) throw new Problem('unavailable', CLAIMS_MISSING)
  return { ...claims.data, ...profile.data }
}

const CLAIMS_MISSING =
  'The token from Clerk does not identify you: the host must customize its session token as described in docs/sign-in.md.'
