import { Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { reachingHandout } from '#features/handouts/presenter.ts'

import { contextOf, identityOf } from '../guard.ts'
import type { AppServices } from '../services.ts'
import { formOf, leaving, pictureFile, sendPicture } from './picture-route.ts'
import { alsoForDisplays } from './route-url.ts'

const address = z.object({ id: z.string(), file: pictureFile })

/** Serves the picture of the current handout to its recipients. Not cached: the address is gone when the handout is hidden. */
export function handoutRoute(app: FastifyInstance, services: AppServices): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const read = address.safeParse(request.params)
    if (!read.success) throw new Problem('not-found')
    const handout = await reachingHandout(contextOf(services, request, identityOf(request)))
    const hash = handout?.id === read.data.id ? handout.picture?.hash : undefined
    const found =
      hash === undefined ? null : await services.preparation.read(hash, formOf[read.data.file], leaving(reply))
    return await sendPicture(reply, found)
  }
  const config = { access: 'signedIn', cookieOnly: true } as const
  for (const url of alsoForDisplays('/pictures/handout/:id/:file')) app.get(url, { config }, answer)
}
