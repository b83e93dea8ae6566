import type { IncomingHttpHeaders } from 'node:http'

import type { Route, RouteAnswer } from '@waybook/contract'

import type { RateLimiter } from '../runtime/rate-limiter.ts'

/** What a route below /api/auth is told of a request, whichever framework serves it. */
export interface AuthRequest {
  readonly headers: IncomingHttpHeaders
  readonly query: unknown
  readonly body: unknown
}

/** What the log is told beside the request itself; nothing secret. */
interface AuthEvent {
  readonly level: 'info' | 'warn'
  readonly message: string
  /** Whose account it is about, where the event is about one. */
  readonly userId?: string | null
}

/** How a request is answered that is not refused by a Problem. */
export interface AuthAnswer<Body> {
  /** Sent as JSON, or where the browser is led to. */
  readonly content: { readonly body: Body } | { readonly redirect: string }
  /** Lines of `Set-Cookie`. */
  readonly cookies?: readonly string[]
  readonly event?: AuthEvent
}

/** The body of an answer that has nothing to tell. */
export const DONE = { success: true } as const

/** A route below /api/auth without a framework. Whoever serves it refuses writes of other sites first. */
export interface AuthRoute {
  readonly method: Route['method']
  /** In full: `/api/auth/sign-in/email`. */
  readonly path: string
  /** Counts requests by route and address before their bodies are read; `null` where nothing can be guessed. */
  readonly addressLimiter: RateLimiter | null
  handle(request: AuthRequest): Promise<AuthAnswer<unknown>>
}

/** A route as the contract declares it, with its handler: the compiler holds the answer against the declaration. */
export function authRoute<Declared extends Route>(
  { method, path }: Declared,
  addressLimiter: RateLimiter | null,
  handle: (request: AuthRequest) => Promise<AuthAnswer<RouteAnswer<Declared>>>,
): AuthRoute {
  return { method, path, addressLimiter, handle }
}
