import { createHash } from 'node:crypto'

import { normalizeIP } from '@better-auth/core/utils/ip'
import { Problem, scopeOf } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { memberOfFeed } from '#features/feeds/feed-secret.ts'
import { newsFeed } from '#features/feeds/news-feed.ts'
import { writeRss } from '#features/feeds/rss.ts'
import type { RequestContext } from '#features/request-context.ts'
import { sessionCalendar } from '#features/schedule/session-calendar.ts'
import { writeCalendar } from '#features/schedule/write-calendar.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'

import { siteOf } from '../campaign-hosts.ts'
import type { AppServices } from '../services.ts'
import { CALENDAR_TYPE, originOfPages } from './session-file-route.ts'

/** The limit of one address. Services that read feeds for many people request each feed once an hour. */
const READS = { most: 120, windowMs: 60_000 }

const address = z.object({ secret: z.string() })

/** What a feed reader or a calendar can fetch. `origin`: of the campaign's pages. */
interface Feed {
  readonly type: string
  readonly textFor: (context: RequestContext, origin: string) => Promise<string>
}

const news: Feed = {
  type: 'application/rss+xml; charset=utf-8',
  textFor: async (context, origin) => writeRss(await newsFeed(context, origin)),
}

const sessions: Feed = {
  type: CALENDAR_TYPE,
  textFor: async (context, origin) => await writeCalendar(await sessionCalendar(context, origin, Date.now())),
}

/**
 * Serves the news that a member may currently see to feed readers, and the dates to calendars. These have no cookies, so the secret in the
 * address identifies the member. Unknown and revoked secrets, and secrets of former members, get a 404.
 */
export function feedRoute(app: FastifyInstance, services: AppServices): void {
  const reads = new RateLimiter(READS)
  const serve = (file: string, feed: Feed) =>
    app.get(`/feeds/:secret/${file}`, { config: { access: 'public' } }, async (request, reply) => {
      const retryAfterS = reads.consume(normalizeIP(request.ip))
      if (retryAfterS > 0) throw new Problem('too-many', undefined, { retryAfterS })
      const context = await contextOfFeed(services, request)
      // There is no `last-modified` header, because the member may not see the last change.
      const text = await feed.textFor(context, await originOfPages(services, request))
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply.headers({ etag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' })
      if (isKnown(request, etag)) return await reply.code(304).send()
      return await reply.type(feed.type).send(text)
    })
  serve('news.xml', news)
  serve('sessions.ics', sessions)
}

async function contextOfFeed({ store, auth }: AppServices, request: FastifyRequest): Promise<RequestContext> {
  const { campaignId } = siteOf(request)
  const records = store.records(campaignId)
  const read = address.safeParse(request.params)
  const { members } = auth.campaign(campaignId)
  const member = read.success ? await memberOfFeed({ records, members }, read.data.secret) : null
  if (!member) throw new Problem('not-found')
  const viewer = { userId: member.id, role: member.role, characterId: member.characterId }
  return { campaignId, viewer, firstName: member.firstName ?? '', scope: scopeOf(viewer), records }
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'] ?? ''
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
