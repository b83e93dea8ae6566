import type { IncomingHttpHeaders } from 'node:http'

import type { Route, RouteAnswer } from '@waybook/contract'

import type { AttemptLimiter } from './attempts/attempts.ts'

/** What a route below /api/auth needs of a request, whichever framework serves it. */
export interface AuthRequest {
  readonly headers: IncomingHttpHeaders
  /** The campaign whose host was asked. */
  readonly campaignId: string
  /** The origin of that host. `null` at the addresses of the installation, where the default campaign answers. */
  readonly ownOrigin: string | null
  readonly query: unknown
  readonly body: unknown
}

/** Logged in addition to the request itself. Nothing secret. */
interface AuthEvent {
  readonly level: 'info' | 'warn'
  readonly message: string
  /** The account, if the event concerns one. */
  readonly userId?: string | null
}

/** The answer to a request. A refusal is a Problem that the handler throws. */
export interface AuthAnswer<Body> {
  /** Either sent as JSON, or the address that the browser is redirected to. */
  readonly content: { readonly body: Body } | { readonly redirect: string }
  /** Lines of `Set-Cookie`. */
  readonly cookies?: readonly string[]
  readonly event?: AuthEvent
}

/** The body of an answer that only reports success. */
export const DONE = { success: true } as const

/** A route below /api/auth, independent of any framework. Cross-site writes are refused before it is called. */
export interface AuthRoute {
  readonly method: Route['method']
  /** The full path, such as `/api/auth/sign-in/email`. */
  readonly path: string
  /** Counts requests by route and address before their bodies are read. `null` if there is nothing to guess. */
  readonly addressLimiter: AttemptLimiter | null
  handle(request: AuthRequest): Promise<AuthAnswer<unknown>>
}

/** Joins a route that the contract declares with its handler. The compiler checks the answer against the declaration. */
export function authRoute<Declared extends Route>(
  { method, path }: Declared,
  addressLimiter: AttemptLimiter | null,
  handle: (request: AuthRequest) => Promise<AuthAnswer<RouteAnswer<Declared>>>,
): AuthRoute {
  return { method, path, addressLimiter, handle }
}
