import { ACCOUNT_HEADER, Problem, actionsOf, DISPLAY_PATH, scopeOf, type Action, type Viewer } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Identity } from '#auth/auth.ts'
import { timingSafeEqualText } from '#auth/timing-safe-equal.ts'
import { identifyByKey } from '#features/api-keys/identify-by-key.ts'
import { isPersonalKey } from '#features/api-keys/personal-key.ts'
import { grantsOf, settingsOf, type CampaignRecord } from '#features/campaign/queries.ts'
import { identifyDisplay } from '#features/displays/identify-display.ts'
import { firstNameOf, viewerOf, type RequestContext, type StoreContext } from '#features/request-context.ts'
import type { CampaignStore } from '#features/store.ts'
import { accountProblems } from '#sentences/problems.ts'

import { findSite, siteOf } from './campaign-hosts.ts'
import { isWrite, refuseCrossSite } from './origin-check.ts'
import type { AppServices } from './services.ts'
import { findViewAs } from './view-as.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callers of the route. Required for routes below /api, /pictures, /feeds, /share, /mcp and /discord, and for their counterparts below /display. */
    access?: 'public' | 'signedIn'
    /** Whether the route requires the installation's API key, if there is one. */
    requiresApiKey?: boolean
    /** Whether scripts may use a member's personal key in place of the session and the API key. */
    allowsPersonalKey?: boolean
    /** Whether a member's personal key is the only credential, as `Authorization: Bearer` or `X-API-Key`. No session is read. */
    requiresPersonalKey?: boolean
    /** Whether browsers request the route on their own, with only cookies as credentials. Such a route must not write. */
    cookieOnly?: boolean
    /** Whether POST requests to this route only read. While a game master views as a player, all other POST requests are refused. */
    readsByPost?: boolean
  }
  interface FastifyRequest {
    identity: Identity | null
    /** If a game master views the campaign as a player, that player. Otherwise `null`. */
    viewAs: Viewer | null
  }
}

const GUARDED = /^(\/display)?\/(api|pictures|feeds|share|mcp|discord)(\/|$)/

/** Denies by default: refuses cross-site writes, calls without the API key, and everyone who is not signed in. */
export function guard(app: FastifyInstance, services: AppServices): void {
  app.decorateRequest('identity', null)
  app.decorateRequest('viewAs', null)
  app.addHook('onRoute', (route) => {
    if (GUARDED.test(route.url) && !route.url.startsWith('/api/auth/') && !route.config?.access)
      throw new Error(`${route.url} does not declare its access`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access, readsByPost } = request.routeOptions.config
    if (!access) return
    reply.header('cache-control', 'no-store')
    request.identity = request.routeOptions.config.requiresPersonalKey
      ? await identifyByBearer(services, request, reply)
      : await identify(services, request, access)
    if (!request.identity) return
    refuseForAnother(request, request.identity)
    if (request.identity.displayId !== undefined) return
    request.viewAs = await findViewAs(services, request, request.identity)
    if (request.viewAs && isWrite(request.method) && !readsByPost) throw new Problem('view-only')
  })
}

/** Returns `null` for a public route without a personal key. */
async function identify(
  services: AppServices,
  request: FastifyRequest,
  access: 'public' | 'signedIn',
): Promise<Identity | null> {
  const { requiresApiKey, allowsPersonalKey, cookieOnly } = request.routeOptions.config
  const { campaignId, realm, origins } = await findSite(services.campaignHosts, request)
  const given = headerOf(request, 'x-api-key')
  const personal = allowsPersonalKey === true && isPersonalKey(given)
  // Pages of other sites cannot send this header, because no CORS response allows it.
  const isScript = personal && request.headers.cookie === undefined
  if (isWrite(request.method) && !isScript) refuseCrossSite(request, origins)
  const records = services.store.records(campaignId)
  if (isForDisplays(request)) return await displayOf(records, request)
  const auth = services.auth.campaign(campaignId)
  if (personal) {
    const identity = await identifyByKey({ records, members: auth.members }, given, Date.now())
    if (!identity) throw new Problem('api-key-missing')
    return identity
  }
  if (requiresApiKey && services.apiKey !== null && !timingSafeEqualText(given, services.apiKey))
    throw new Problem('api-key-missing')
  if (access === 'public') return null
  const identity = await (cookieOnly
    ? auth.identifyByCookie(request.headers, realm)
    : auth.identify(request.headers, realm))
  if (!identity) throw new Problem('not-signed-in')
  return identity
}

const BEARER = /^Bearer +(\S+)$/i

/** Throws the Problems `cross-site`, `not-supported` if there are no personal keys, and `not-signed-in`. */
async function identifyByBearer(
  { campaignHosts, auth, store }: AppServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  const { campaignId, origins } = await findSite(campaignHosts, request)
  // A browser sends `Origin`, so a page cannot get past this by changing where its name leads.
  refuseCrossSite(request, origins)
  const { members } = auth.campaign(campaignId)
  if (!members) throw new Problem('not-supported', 'Personal keys need accounts that Waybook manages itself.')
  const [, bearer] = BEARER.exec(headerOf(request, 'authorization')) ?? []
  const given = bearer ?? headerOf(request, 'x-api-key')
  const records = store.records(campaignId)
  const identity = isPersonalKey(given) ? await identifyByKey({ records, members }, given, Date.now()) : null
  if (identity) return identity
  reply.header('www-authenticate', 'Bearer')
  throw new Problem(
    'not-signed-in',
    given === ''
      ? 'Send a personal key as "Authorization: Bearer waybook_...". Members create keys on their profile.'
      : 'This key is not valid here, or was revoked. Members create keys on their profile.',
  )
}

/** Refuses a write that waited in the browser if another account has signed in there since. */
function refuseForAnother(request: FastifyRequest, { user }: Identity): void {
  const account = headerOf(request, ACCOUNT_HEADER)
  if (account !== '' && account !== user.id) throw new Problem('another-account')
}

/** The path decides, not the cookies, because a browser with a signed-in user can also be a display. */
const isForDisplays = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith(`${DISPLAY_PATH}/`) === true

async function displayOf(records: CampaignStore, { headers }: FastifyRequest): Promise<Identity> {
  const identity = await identifyDisplay(records, headers)
  if (!identity) throw new Problem('not-signed-in', accountProblems.displayWasDisconnected())
  return identity
}

/** The identity of the caller. Only for routes that require one. */
export function identityOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new Problem('not-signed-in')
  return request.identity
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** The context of a handler. If a game master views as a player, the viewer is that player. */
export function contextOf(services: AppServices, request: FastifyRequest, identity: Identity): StoreContext {
  const viewer = request.viewAs ?? viewerOf(identity)
  const { campaignId } = siteOf(request)
  const records = services.store.records(campaignId)
  const { sessionId } = identity
  return { campaignId, viewer, firstName: firstNameOf(identity), sessionId, scope: scopeOf(viewer), records }
}

export function mayOf({ viewer }: RequestContext, campaign: CampaignRecord | null): Action[] {
  return actionsOf(viewer, grantsOf(campaign), settingsOf(campaign))
}
