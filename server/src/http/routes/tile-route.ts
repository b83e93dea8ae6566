import { Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { readTileId } from '#features/fog/map-tiles.ts'
import { TileCache } from '#features/fog/tile-cache.ts'
import { VisibleMaps } from '#features/maps/visible-maps.ts'

import { contextOf, identityOf } from '../guard.ts'
import type { AppServices } from '../services.ts'
import { alsoForDisplays } from './route-url.ts'

const address = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  file: z.string().check(z.regex(/^\d-\d{1,3}-\d{1,3}-[A-Za-z0-9_-]{4,16}\.webp$/)),
})

/** The file at an address never changes, but may become forbidden, as for pictures. */
const FOR_EVER = 'private, max-age=31536000, immutable'

/**
 * Serves a tile of a scene's picture to viewers of the scene, if part of it is revealed to them. For others the address does not exist.
 * An outdated key gets the current tile, because the key changes all the time while a brush moves.
 */
export function tileRoute(app: FastifyInstance, services: AppServices): void {
  const tiles = new TileCache(services)
  const maps = new VisibleMaps()
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const read = address.safeParse(request.params)
    const [, id = '', key = ''] = /^(\d-\d+-\d+)-(.+)\.webp$/.exec(read.data?.file ?? '') ?? []
    const place = readTileId(id)
    if (!read.success || !place) throw new Problem('not-found')
    const context = contextOf(services, request, identityOf(request))
    const map = await maps.of(context, read.data.key)
    const now = map?.keyOf(place)
    if (!map || !now) throw new Problem('not-found')
    const tile = await tiles.get({ hash: map.hash, place, key: now, mask: map.mask })
    if (!tile) throw new Problem('not-found')
    const caching = now === key ? FOR_EVER : 'no-store'
    return await reply.header('cache-control', caching).type('image/webp').send(Buffer.from(tile))
  }
  const config = { access: 'signedIn', cookieOnly: true } as const
  for (const url of alsoForDisplays('/pictures/:key/tiles/:file')) app.get(url, { config }, answer)
}
