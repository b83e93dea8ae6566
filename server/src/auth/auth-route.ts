import type { IncomingHttpHeaders } from 'node:http'

import type { Route, RouteAnswer } from '@waybook/contract'

import type { AttemptLimiter } from './attempts/attempts.ts'

/** The parts of a request that a route below /api/auth needs. Independent of any framework. */
export interface AuthRequest {
  readonly headers: IncomingHttpHeaders
  /** The campaign at the requested address. */
  readonly campaignId: string
  /** The prefix of the campaign in the path, such as `/c/the-salt-road`. Empty without one. */
  readonly basePath: string
  /** The id that the sessions of the requested address are stored under. */
  readonly realm: string
  /** The origin of that host. `null` if the host belongs to no added campaign, where the default campaign answers. */
  readonly ownOrigin: string | null
  readonly query: unknown
  readonly body: unknown
}

/** Logged in addition to the request itself. Contains no secrets. */
interface AuthEvent {
  readonly level: 'info' | 'warn'
  readonly message: string
  /** The account, if the event concerns one. */
  readonly userId?: string | null
}

/** The answer to a request. A refusal is a Problem that the handler throws. */
export interface AuthAnswer<Body> {
  /** A body to send as JSON, or an address to redirect the browser to. */
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

/** Connects a route of the contract with its handler. The compiler checks the answer against the contract. */
export function authRoute<Declared extends Route>(
  { method, path }: Declared,
  addressLimiter: AttemptLimiter | null,
  handle: (request: AuthRequest) => Promise<AuthAnswer<RouteAnswer<Declared>>>,
): AuthRoute {
  return { method, path, addressLimiter, handle }
}

/** Whether the request is for the main address without a prefix, which leads members of any campaign to theirs. */
export function isForAnyCampaign({ basePath, ownOrigin }: Pick<AuthRequest, 'basePath' | 'ownOrigin'>): boolean {
  return basePath === '' && ownOrigin === null
}
