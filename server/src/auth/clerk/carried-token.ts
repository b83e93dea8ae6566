import type { IncomingHttpHeaders } from 'node:http'

import { LIVE_PROTOCOL } from '@waybook/contract'

const BEARER = /^Bearer +(\S+)$/i

/** The token that a call carries in its header, and the live connection behind the name of its protocol. */
export function carriedToken(headers: IncomingHttpHeaders): string | null {
  const [, bearer] = BEARER.exec(headers.authorization ?? '') ?? []
  if (bearer !== undefined) return bearer
  const [protocol, token] = headers['sec-websocket-protocol']?.split(/, */) ?? []
  return protocol === LIVE_PROTOCOL ? (token ?? null) : null
}

/** Clerk's scripts keep the newest token in such cookies, the second with a mark of the application; both last a minute. */
const SESSION_COOKIE = /(?:^|; )__session(?:_[A-Za-z0-9_-]+)?=([^;]+)/g

export function cookieTokens({ cookie }: IncomingHttpHeaders): string[] {
  return [...(cookie ?? '').matchAll(SESSION_COOKIE)].flatMap(([, token]) => token ?? [])
}
