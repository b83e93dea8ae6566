import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import { reachingHandout } from '#features/handouts/presenter.ts'

import { contextOf, identityOf } from '../guard.ts'
import type { AppServices } from '../services.ts'
import { formOf, pictureFile } from './picture-route.ts'

const address = z.object({ id: z.string(), file: pictureFile })

/** Serves the picture that is shown to players now, to those to whom it is shown. It is not kept: once it is put away, the address is gone. */
export function handoutRoute(app: FastifyInstance, services: AppServices): void {
  const config = { access: 'signedIn', cookieOnly: true } as const
  app.get('/pictures/handout/:id/:file', { config }, async (request, reply) => {
    const read = address.safeParse(request.params)
    if (!read.success) throw new Problem('not-found')
    const handout = await reachingHandout(contextOf(services, request, identityOf(request)))
    const hash = handout?.id === read.data.id ? handout.picture?.hash : undefined
    const found = hash === undefined ? null : await services.blobs.read(hash, formOf[read.data.file])
    if (!found) throw new Problem('not-found')
    const { size, content } = found
    return await reply
      .type('image/webp')
      .header('content-length', size)
      .send(content instanceof Uint8Array ? Buffer.from(content) : content)
  })
}
