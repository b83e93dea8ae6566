import path from 'node:path'

import { LINKED_FILE_PATH, Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import { readLinkedFile } from '#features/imports/linked-files.ts'

import { contextOf, identityOf } from '../guard.ts'
import type { AppServices } from '../services.ts'
import { sendFile } from './send-file.ts'

const address = z.object({
  page: z.string().check(z.maxLength(300)),
  file: z.string().check(z.minLength(1), z.maxLength(1000)),
})

/**
 * Serves a file of the campaign's folder to readers of a text that links to it. For others the address does not exist. Browsers play sounds
 * and save every other file, so nothing that a file contains runs here.
 */
export function linkedFileRoute(app: FastifyInstance, services: AppServices): void {
  app.get(LINKED_FILE_PATH, { config: { access: 'signedIn', cookieOnly: true } }, async (request, reply) => {
    const read = address.safeParse(request.query)
    if (!read.success) throw new Problem('not-found')
    const { records, viewer } = contextOf(services, request, identityOf(request))
    const file = await readLinkedFile(records, read.data, viewer)
    const bytes = file && (await services.blobs.getFile(file.hash))
    if (!bytes) throw new Problem('not-found')
    const { sound } = file
    const name = path.posix.basename(file.path)
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': `${sound ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
    })
    return sendFile(reply.type(sound?.type ?? typeOf(name)), bytes, request.headers.range)
  })
}

function typeOf(name: string): string {
  return /\.pdf$/i.test(name) ? 'application/pdf' : 'application/octet-stream'
}

/** As the header requires it. A name from a zip may hold half of a surrogate pair. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
}
