import { OPEN_TILE, Problem } from '@waybook/contract'
import { fogGrid } from '@waybook/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { areaOfTile, readTileId, tileKey } from '#features/fog/map-tiles.ts'
import { mapFor } from '#features/fog/operations.ts'
import { TileCache } from '#features/fog/tile-cache.ts'

import { contextOf, identityOf } from '../guard.ts'
import type { AppServices } from '../services.ts'
import { alsoForDisplays } from './route-url.ts'

const address = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  file: z.string().check(z.regex(/^\d-\d{1,3}-\d{1,3}-[A-Za-z0-9_-]{4,16}\.webp$/)),
})

/** As for pictures: the file at an address never changes, but may no longer be served. */
const FOR_EVER = 'private, max-age=31536000, immutable'

/** Serves a tile of a scene's picture to those who see the scene, if it has this key for them now. For others the address does not exist. */
export function tileRoute(app: FastifyInstance, services: AppServices): void {
  const tiles = new TileCache(services)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const read = address.safeParse(request.params)
    const [, id = '', key = ''] = /^(\d-\d+-\d+)-(.+)\.webp$/.exec(read.data?.file ?? '') ?? []
    const place = readTileId(id)
    if (!read.success || !place) throw new Problem('not-found')
    const context = contextOf(services, request, identityOf(request))
    const sceneId = (await context.records.fog.mapByKey(read.data.key))?.sceneId ?? ''
    const [scene] = await context.records.entities.cards([sceneId], context.scope)
    const map = scene && (await mapFor(context, scene.id))
    const area = map && areaOfTile(fogGrid(map.picture), place)
    if (!map || !area || map.picture.key !== read.data.key) throw new Problem('not-found')
    const mask = context.viewer.role === 'gameMaster' || map.fog?.isCovered !== true ? null : map.fog.mask
    if (key !== (mask ? tileKey(mask, area) : OPEN_TILE)) throw new Problem('not-found')
    const tile = await tiles.get({ hash: map.picture.hash, place, key, mask })
    if (!tile) throw new Problem('not-found')
    return await reply.header('cache-control', FOR_EVER).type('image/webp').send(Buffer.from(tile))
  }
  const config = { access: 'signedIn', cookieOnly: true } as const
  for (const url of alsoForDisplays('/pictures/:key/tiles/:file')) app.get(url, { config }, answer)
}
