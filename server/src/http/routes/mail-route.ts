import { normalizeIP } from '@better-auth/core/utils/ip'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { logAudit } from '#features/audit.ts'
import { findMailsBySecret } from '#features/email/mail-destination.ts'
import { removeDestination } from '#features/outbox/destinations.ts'
import { plainDocument } from '#features/public-pages/html/plain-document.ts'
import { escapeHtml } from '#rich-text/escape-html.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'

import { findSite } from '../campaign-hosts.ts'
import type { AppServices } from '../services.ts'

const LOOK = '/share/look.css'
const CALLS = { most: 60, windowMs: 60_000 }
const FORM_MAX_BYTES = 4096
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const params = z.object({ secret: z.string() })

/**
 * Where the reader of a mail gets no more of them, without a sign-in: the secret in the address is the only credential. Opening the page
 * changes nothing, because mail servers open links to check them. Mail programs post to it from anywhere (RFC 8058), so it accepts every
 * origin.
 */
export async function mailRoute(app: FastifyInstance, services: AppServices): Promise<void> {
  const limiter = new RateLimiter(CALLS)
  const find = async (request: FastifyRequest) => {
    const { campaignId, basePath } = await findSite(services.campaignHosts, request)
    const { secret } = params.parse(request.params)
    const records = services.store.records(campaignId)
    const mails = await findMailsBySecret(records, secret)
    return mails && { records, mails, address: `${basePath}/mail/off/${secret}` }
  }
  const isTooMany = (request: FastifyRequest) => limiter.consume(normalizeIP(request.ip)) > 0

  app.get('/mail/off/:secret', async (request, reply) => {
    if (isTooMany(request)) return await send(reply, 429, BUSY)
    const found = await find(request)
    return await (found ? send(reply, 200, askDocument(found.address)) : send(reply, 404, UNKNOWN))
  })

  await app.register((scope, _options, done) => {
    const form = { parseAs: 'string', bodyLimit: FORM_MAX_BYTES } as const
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
    scope.addContentTypeParser(types, form, (_request, _body, parsed) => parsed(null))
    scope.post('/mail/off/:secret', async (request, reply) => {
      if (isTooMany(request)) return await send(reply, 429, BUSY)
      const found = await find(request)
      if (!found) return await send(reply, 404, UNKNOWN)
      const { records, mails } = found
      await records.transaction({ actor: mails.account }, async (tx) => {
        await removeDestination(tx, mails.id)
        logAudit(tx, mails.account, { action: 'mailTurnedOff' })
      })
      return await send(reply, 200, STOPPED)
    })
    done()
  })
}

const NO_FOOTER = ''
const askDocument = (address: string) =>
  plainDocument(
    LOOK,
    'No more mails?',
    `<h1>No more mails?</h1><p class="lede">You can turn them on again in your profile.</p>
<form class="ask" method="post" action="${escapeHtml(address)}"><button>Stop the mails</button></form>`,
    NO_FOOTER,
  )
const STOPPED = plainDocument(LOOK, 'No more mails', '<h1>You get no more mails about dates</h1>', NO_FOOTER)
const UNKNOWN = plainDocument(
  LOOK,
  'No mails',
  '<h1>There is nothing to stop</h1><p class="lede">These mails were turned off already, or the address is incomplete.</p>',
  NO_FOOTER,
)
const BUSY = plainDocument(
  LOOK,
  'Wait a moment',
  '<h1>Wait a moment</h1><p class="lede">Try again in a minute.</p>',
  NO_FOOTER,
)

async function send(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  return await reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(html)
}
