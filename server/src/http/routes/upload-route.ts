import {
  entityId,
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKey,
  MAP_UPLOAD_MAX_BYTES,
  pictureUploadRoute,
  Problem,
  TEXT_PICTURE_NAME,
  typeOfId,
  UPLOAD_MAX_BYTES,
  type RouteAnswer,
} from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { storeUpload } from '#blobs/store-upload.ts'
import { tooLarge } from '#blobs/upload-staging.ts'
import { addImage, expectImage, expectTextPicture, uploadTextPicture } from '#features/images/add-image.ts'
import { expectPictureRoom } from '#features/pictures/expect-room.ts'
import type { StoreContext } from '#features/request-context.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'

import { contextOf, identityOf } from '../guard.ts'
import { disableBodyParsing, streamBody } from '../limits/incoming-bytes.ts'
import type { AppServices } from '../services.ts'
import { routeUrl } from './route-url.ts'

/** Enough for the largest picture over a slow mobile connection. Then the connection is closed. */
const UPLOAD_MS = 600_000
/** Limits the uploads of a player, because replaced pictures stay for a while and must not fill the disk. */
const PLAYERS_LIMIT = { most: 60, windowMs: 3_600_000 }

type Answer = RouteAnswer<typeof pictureUploadRoute>

/** Receives the picture of an entity, or a picture for its text. The bytes determine the format, not the headers. */
export async function uploadRoute(app: FastifyInstance, services: AppServices): Promise<void> {
  const playersUploads = new RateLimiter(PLAYERS_LIMIT)
  await app.register((scope, _options, done) => {
    disableBodyParsing(scope)
    const options = { config: { access: 'signedIn', requiresApiKey: true }, decompress: false } as const
    scope.post(routeUrl(pictureUploadRoute), options, async (request): Promise<Answer> => {
      const id = idOf(request)
      const identity = identityOf(request)
      services.callLimits.count('upload', { userId: identity.user.id, address: request.ip })
      const call = { ...contextOf(services, request, identity), idempotencyKey: keyOf(request) }
      const fileName = textPictureName(request)
      await (fileName === null ? expectImage(call, id) : expectTextPicture(call, id))
      const maxBytes = maxBytesFor(id, call)
      if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
      const waitS = call.viewer.role === 'player' ? playersUploads.consume(call.viewer.userId) : 0
      if (waitS > 0) throw new Problem('too-many', undefined, { retryAfterS: waitS })
      await expectPictureRoom(services, call.records)
      const stored = await streamBody(
        request.raw,
        UPLOAD_MS,
        async (coming) => await storeUpload(services, coming, maxBytes),
      )
      if (!stored.ok) throw new Problem('bad-picture', `The picture ${stored.why}`)
      const added = { entityId: id, picture: stored.picture, walls: stored.walls ?? null }
      return await (fileName === null ? addImage(call, added) : uploadTextPicture(call, { ...added, fileName }))
    })
    done()
  })
}

function idOf(request: FastifyRequest): string {
  const { category, name } = pictureUploadRoute.params.parse(request.params)
  const read = entityId.safeParse(`${category}/${name}`)
  if (!read.success) throw new Problem('bad-params', 'The address does not end in the id of an entity')
  return read.data
}

/** Maps are larger than other pictures. */
function maxBytesFor(id: string, { viewer }: Pick<StoreContext, 'viewer'>): number {
  return viewer.role === 'gameMaster' && typeOfId(id) === 'scene' ? MAP_UPLOAD_MAX_BYTES : UPLOAD_MAX_BYTES
}

const FILE_NAME_MAX = 200

/** `null` if the picture is not for a text. */
function textPictureName({ query }: FastifyRequest): string | null {
  const read = z.object({ [TEXT_PICTURE_NAME]: z.string().check(z.maxLength(FILE_NAME_MAX)) }).safeParse(query)
  return read.success ? read.data[TEXT_PICTURE_NAME] : null
}

function keyOf(request: FastifyRequest): string | null {
  const given = request.headers[IDEMPOTENCY_KEY_HEADER]
  if (given === undefined) return null
  const read = idempotencyKey.safeParse(given)
  if (!read.success)
    throw new Problem(
      'bad-params',
      `${IDEMPOTENCY_KEY_HEADER}: must be 16 to 64 letters, digits, dashes or underscores`,
    )
  return read.data
}
