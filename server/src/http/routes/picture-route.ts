import { Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import type { PictureContent } from '#blobs/blobs.ts'
import { readPicture } from '#features/pictures/read-picture.ts'

import { contextOf, identityOf } from '../guard.ts'
import type { AppServices } from '../services.ts'
import { alsoForDisplays } from './route-url.ts'

/** The file names of a picture's forms. */
export const pictureFile = z.enum(['small.webp', 'medium.webp', 'large.webp', 'full.webp'])
const address = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  file: pictureFile,
})
export const formOf = {
  'small.webp': 'small',
  'medium.webp': 'medium',
  'large.webp': 'large',
  'full.webp': 'full',
} as const

/** The key changes with the bytes, so the file at an address never changes. `private`, because not everyone may see it. */
const FOR_EVER = 'private, max-age=31536000, immutable'

const ACCEPTED = 202
const RETRY_AFTER_S = 2

/** Aborted when the connection ends, for example because the client has left. */
export function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => left.abort())
  return left.signal
}

/** Serves a picture to users who may see its entity. For others the address does not exist. */
export function pictureRoute(app: FastifyInstance, services: AppServices): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const read = address.safeParse(request.params)
    if (!read.success) throw new Problem('not-found')
    const { records, viewer } = contextOf(services, request, identityOf(request))
    const picture = await readPicture(records, read.data.key, viewer)
    const found = picture && (await services.preparation.read(picture.hash, formOf[read.data.file], leaving(reply)))
    const headers = { 'cache-control': FOR_EVER, 'content-disposition': `inline; filename="${read.data.file}"` }
    return await sendPicture(reply, found, headers)
  }
  const config = { access: 'signedIn', cookieOnly: true } as const
  for (const url of alsoForDisplays('/pictures/:key/:file')) app.get(url, { config }, answer)
}

/**
 * Sends a picture. A late one is answered with 202 and nothing: an element of a page then reports that it could not load, and the page
 * asks again (PIC-313), but no browser logs an error.
 */
export function sendPicture(
  reply: FastifyReply,
  found: PictureContent | 'late' | null,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  if (!found) throw new Problem('not-found')
  if (found === 'late') {
    const comeAgain = { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) }
    return reply.code(ACCEPTED).headers(comeAgain).send()
  }
  const { size, content } = found
  return reply
    .headers(headers)
    .type('image/webp')
    .header('content-length', size)
    .send(content instanceof Uint8Array ? Buffer.from(content) : content)
}
