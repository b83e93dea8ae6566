import path from 'node:path'

import fastifyStatic from '@fastify/static'
import { campaignPath, DISPLAY_PATH, isScreenPath, Problem, SHELL_PATH } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Perform } from '#operations/perform.ts'

import { findSite } from './campaign-hosts.ts'
import { bootstrapDataFor } from './document/bootstrap-data.ts'
import { readDocument } from './document/document.ts'
import { campaignToOpen, lastCampaignCookie } from './open-campaign.ts'
import { type AppServices } from './services.ts'

const YEAR_MS = 31_536_000_000

/**
 * Serves the built web app, with the HTML document at the address of every screen. Files with a hash in their name are cached forever.
 * Everything else is revalidated.
 */
export async function webFiles(app: FastifyInstance, services: AppServices, perform: Perform): Promise<void> {
  if (services.webDir !== null) await staticFiles(app, services.webDir)
  const document = services.webDir === null ? null : await readDocument(services.webDir, settingsOf(services))
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/'] = request.url.split('?')
    if (!document || !isScreenPath(pathname) || !['GET', 'HEAD'].includes(request.method))
      throw new Problem('not-found')
    reply.type('text/html; charset=utf-8').header('vary', 'cookie')
    const site = await findSite(services.campaignHosts, request).catch(nullIfNotFound)
    // The page says that there is no such campaign.
    if (!site) return reply.code(404).header('cache-control', 'no-store').send(document.plain)
    const campaign = await campaignToOpen(services, request, pathname)
    if (campaign !== null) return await reply.header('cache-control', 'no-store').redirect(campaignPath(campaign), 302)
    // A display requests its data itself, even if somebody is signed in.
    const isDisplay = pathname === DISPLAY_PATH
    const opening = isDisplay ? null : await bootstrapDataFor({ services, perform }, request, pathname)
    if (!opening) return reply.header('cache-control', 'no-cache').send(document.plain)
    if (site.ownOrigin === null && (await services.campaignHosts.areSeveral()))
      reply.header('set-cookie', lastCampaignCookie(site.campaignId, services.secure))
    const address = { basePath: site.basePath, pathname }
    return reply.header('cache-control', 'no-store').send(document.opened(opening, address))
  }
  // Everybody gets the same page, because browsers keep it after the session.
  app.get(SHELL_PATH, (_request, reply) => {
    if (!document) throw new Problem('not-found')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(document.plain)
  })
  // Only responses of routes are compressed. Addresses that are too long for a route reach the not-found handler.
  app.get('/*', answer)
  app.setNotFoundHandler(answer)
}

const settingsOf = ({ auth, campaignId }: AppServices) => ({ signIn: auth.kind, defaultCampaign: campaignId })

function nullIfNotFound(error: unknown): null {
  if (error instanceof Problem && error.id === 'not-found') return null
  throw error
}

const ASSETS = 'assets'

async function staticFiles(app: FastifyInstance, webDir: string): Promise<void> {
  const options = (cacheControl: string) => ({
    index: false as const,
    preCompressed: true,
    dotfiles: 'ignore' as const,
    cacheControl: false,
    setHeaders: (reply: FastifyReply) => void reply.header('cache-control', cacheControl),
  })
  const named = options(`public, max-age=${YEAR_MS / 1000}, immutable`)
  await app.register(fastifyStatic, { ...named, root: path.join(webDir, ASSETS), prefix: `/${ASSETS}/` })
  // One route per file: any other path is an address of the app. With hundreds of files, this would slow down each start.
  const others = { root: webDir, wildcard: false, globIgnore: [`${ASSETS}/**`], decorateReply: false }
  await app.register(fastifyStatic, { ...options('no-cache'), ...others })
}
