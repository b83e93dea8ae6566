import { normalizeIP } from '@better-auth/core/utils/ip'
import { isEntityId, Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { verifyPassword } from '#auth/built-in/accounts/password-hash.ts'
import { readPicture } from '#features/pictures/read-picture.ts'
import { findFonts, lookOf } from '#features/public-pages/html/look.ts'
import { anyPlayer } from '#features/public-pages/public-context.ts'
import { countTry, countView, findShareByHash, isOpen, type ShareRecord } from '#features/shares/queries.ts'
import { hashOfSecret, isMark, isShareSecret, passOf, pictureMark } from '#features/shares/share-secret.ts'
import { busyDocument, endedDocument, passwordDocument } from '#features/shares/shared-documents.ts'
import { visitedDocument } from '#features/shares/visit.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'

import { siteOf } from '../campaign-hosts.ts'
import type { AppServices } from '../services.ts'
import { formOf, leaving, pictureFile, sendPicture } from './picture-route.ts'

/** The limits of one address: pages, their pictures, and passwords. A limit on passwords over all addresses is stored with the share. */
const PAGES = { most: 120, windowMs: 60_000 }
const PICTURES = { most: 1200, windowMs: 60_000 }
const TRIES = { most: 10, windowMs: 600_000 }

const LOOK = '/share/look.css'
const COOKIE = 'waybook.share'
const PASS = /(?:^|;\s*)waybook\.share=([\w-]{43})(?:;|$)/
const MONTH_S = 2_592_000
const FORM_MAX_BYTES = 4096

const open = { config: { access: 'public' } } as const
const params = z.object({ secret: z.string(), category: z.optional(z.string()), slug: z.optional(z.string()) })
const pictureParams = z.object({ secret: z.string(), mark: z.string(), key: z.string(), file: pictureFile })

/** No scripts, no frames, and nothing from other sites. */
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A share that is open now, with the key of its cookie and pictures. */
interface Found {
  readonly share: ShareRecord
  readonly name: { readonly campaign: string; readonly id: string }
  /** The share's address, without the host. */
  readonly address: string
}

/** Pages for people without an account. The secret in the address is the only credential. No cookie of a session is read. */
export async function shareRoutes(app: FastifyInstance, services: AppServices): Promise<void> {
  const [pages, pictures, tries] = [new RateLimiter(PAGES), new RateLimiter(PICTURES), new RateLimiter(TRIES)]
  const fonts = await findFonts(services.webDir)
  const look = lookOf(fonts, (name) => `/assets/${name}`)

  app.get(LOOK, open, async (_request, reply) => {
    return await reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(look)
  })

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    if (pages.consume(normalizeIP(request.ip)) > 0) return await send(reply, 429, busyDocument(LOOK))
    const found = await findShare(services, request)
    if (!found) return await send(reply, 404, endedDocument(LOOK))
    if (!hasPass(services, request, found)) return await askForPassword(reply, found, false)
    const { category, slug } = params.parse(request.params)
    const id = category === undefined ? null : `${category}/${slug ?? ''}`
    const html = await documentFor(services, request, found, id)
    return await (html === null ? send(reply, 404, endedDocument(LOOK)) : send(reply, 200, html))
  }
  for (const url of ['/share/:secret', '/share/:secret/:category/:slug']) app.get(url, open, show)

  app.get('/share/:secret/pictures/:mark/:key/:file', open, async (request, reply) => {
    const retryAfterS = pictures.consume(normalizeIP(request.ip))
    if (retryAfterS > 0) throw new Problem('too-many', undefined, { retryAfterS })
    const read = pictureParams.safeParse(request.params)
    const found = read.success ? await findShare(services, request) : null
    if (!read.success || !found || !hasPass(services, request, found)) throw new Problem('not-found')
    const { key, mark, file } = read.data
    if (!isMark(mark, pictureMark(services.shareKey, found.name, key))) throw new Problem('not-found')
    const picture = await readPicture(services.store.records(found.name.campaign), key, anyPlayer)
    const content = picture && (await services.preparation.read(picture.hash, formOf[file], leaving(reply)))
    reply.header('x-robots-tag', 'noindex')
    return await sendPicture(reply, content, { 'cache-control': 'private, max-age=300' })
  })

  await app.register((scope, _options, done) => {
    const form = { parseAs: 'string', bodyLimit: FORM_MAX_BYTES } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(typeof body === 'string' ? body : '')),
    )
    scope.post('/share/:secret', open, async (request, reply) => {
      const address = normalizeIP(request.ip)
      if (tries.consume(address) > 0) return await send(reply, 429, busyDocument(LOOK))
      const found = await findShare(services, request)
      if (!found) return await send(reply, 404, endedDocument(LOOK))
      const { share, name } = found
      const given = request.body instanceof URLSearchParams ? (request.body.get('password') ?? '') : ''
      const isRight = share.password === null || (await verifyPassword({ password: given, hash: share.password }))
      if (!isRight) {
        await services.store.records(name.campaign).unlogged(async (tables) => await countTry(tables, share.id))
        return await askForPassword(reply, found, true)
      }
      tries.refund(address)
      const flags = `Max-Age=${MONTH_S}; Path=${found.address}; HttpOnly; SameSite=Lax${services.secure ? '; Secure' : ''}`
      const pass = passOf(services.shareKey, name, share.password ?? '')
      reply.header('set-cookie', `${COOKIE}=${pass}; ${flags}`)
      return await reply.header('referrer-policy', 'no-referrer').redirect(found.address, 303)
    })
    done()
  })
}

/** `null` for a share that is unknown or no longer open: visitors get the same answer for both. */
async function findShare({ store }: AppServices, request: FastifyRequest): Promise<Found | null> {
  const { campaignId, basePath } = siteOf(request)
  const { secret } = params.parse(request.params)
  if (!isShareSecret(secret)) return null
  const share = await findShareByHash(store.records(campaignId), hashOfSecret(secret))
  if (!share || !isOpen(share, Date.now())) return null
  return { share, name: { campaign: campaignId, id: share.id }, address: `${basePath}/share/${secret}` }
}

function hasPass({ shareKey }: AppServices, { headers }: FastifyRequest, { share, name }: Found): boolean {
  if (share.password === null) return true
  const [, pass = ''] = PASS.exec(headers.cookie ?? '') ?? []
  return isMark(pass, passOf(shareKey, name, share.password))
}

async function documentFor(services: AppServices, request: FastifyRequest, found: Found, id: string | null) {
  const { share, name, address } = found
  if (id !== null && !isEntityId(id)) return null
  const records = services.store.records(name.campaign)
  const maker = await services.auth.campaign(name.campaign).members?.find(share.maker)
  const now = Date.now()
  const visit = { records, campaignId: name.campaign, shareKey: services.shareKey, share, address, now }
  const html = await visitedDocument({ ...visit, look: LOOK, by: maker?.firstName ?? '' }, id)
  // Previews that a messenger fetches count too: nothing tells them from people for sure.
  if (html !== null && request.method !== 'HEAD')
    await records.unlogged(async (tables) => await countView(tables, share.id, now))
  return html
}

/** A form under `no-referrer` would send no origin, and the server refuses writes without one. */
async function askForPassword(reply: FastifyReply, { address }: Found, isWrong: boolean): Promise<FastifyReply> {
  return await send(reply, 401, passwordDocument(LOOK, { isWrong, address }), 'same-origin')
}

async function send(
  reply: FastifyReply,
  status: number,
  html: string,
  referrer: 'no-referrer' | 'same-origin' = 'no-referrer',
): Promise<FastifyReply> {
  return await reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': referrer,
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(html)
}
