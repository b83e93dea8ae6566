import { normalizeIP } from '@better-auth/core/utils/ip'
import fastifyStatic from '@fastify/static'
import { AUTH_PATH, Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { AuthAnswer, AuthRoute } from '#auth/auth-route.ts'
import type { BrowserFiles } from '#auth/auth.ts'

import { findSite, siteOf, type CampaignHosts } from '../campaign-hosts.ts'
import { isWrite, refuseCrossSite } from '../origin-check.ts'
import type { AppServices } from '../services.ts'

const YEAR_S = 31_536_000

/** Serves the routes of the sign-in provider and the files that its pages load. All other paths below /api/auth are not found. */
export async function authRoutes(
  app: FastifyInstance,
  { auth, campaignHosts }: Pick<AppServices, 'auth'> & { readonly campaignHosts: Pick<CampaignHosts, 'siteAt'> },
): Promise<void> {
  if (auth.browserFiles) await serveBrowserFiles(app, auth.browserFiles)
  await app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { origins } = await findSite(campaignHosts, request)
      if (isWrite(request.method)) refuseCrossSite(request, origins)
    })
    for (const route of auth.routes) serve(scope, route)
    scope.all(`${AUTH_PATH}/*`, () => {
      throw new Problem('not-found')
    })
    done()
  })
}

function serve(scope: FastifyInstance, route: AuthRoute): void {
  const { method, path: url } = route
  scope.route({
    method,
    url,
    onRequest: async (request) => await limitAddress(route, request),
    handler: async (request, reply) => await answer(request, reply, await handle(route, request)),
  })
}

/** Counts requests by client address. */
async function limitAddress(route: AuthRoute, request: FastifyRequest): Promise<void> {
  const retryAfterS = (await route.addressLimiter?.consume(addressKey(route, request))) ?? 0
  if (retryAfterS > 0) throw new Problem('too-many', undefined, { retryAfterS })
}

/** IPv6 addresses count by network, because a household has a whole network. */
const addressKey = ({ path }: AuthRoute, { ip }: FastifyRequest) => `${path} ${normalizeIP(ip)}`

/** A request that exceeds the limit of its account does not count for its address, which others may share. */
async function handle(route: AuthRoute, request: FastifyRequest): Promise<AuthAnswer<unknown>> {
  try {
    const { headers, query, body } = request
    const { campaignId, basePath, realm, ownOrigin } = siteOf(request)
    return await route.handle({ headers, query, body, campaignId, basePath, realm, ownOrigin })
  } catch (error) {
    if (error instanceof Problem && error.id === 'too-many')
      await route.addressLimiter?.refund(addressKey(route, request))
    throw error
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, cookies = [], event }: AuthAnswer<unknown>,
): Promise<FastifyReply> {
  if (event) {
    const { level, message, ...about } = event
    request.log[level]({ req: request, ...about }, message)
  }
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return 'redirect' in content ? await reply.redirect(content.redirect, 302) : await reply.send(content.body)
}

async function serveBrowserFiles(app: FastifyInstance, { dir, prefix }: BrowserFiles): Promise<void> {
  await app.register(fastifyStatic, {
    root: dir,
    prefix,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`),
  })
}
