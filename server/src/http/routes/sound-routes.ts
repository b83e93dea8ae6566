import {
  playingSoundAddress,
  Problem,
  SOUND_MAX_BYTES,
  SOUNDS_PATH,
  soundUploadRoute,
  UPLOAD_NAME_HEADER,
  type RouteAnswer,
} from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { SoundFacts } from '#database/text-tables.ts'
import { findSound } from '#features/sounds/library.ts'
import { readPlaying } from '#features/sounds/playing.ts'
import { heardBy } from '#features/sounds/presenter.ts'
import { expectSound, soundTooLarge, uploadSound } from '#features/sounds/upload-sound.ts'

import { contextOf, identityOf } from '../guard.ts'
import { disableBodyParsing, streamBody } from '../limits/incoming-bytes.ts'
import type { AppServices } from '../services.ts'
import { alsoForDisplays, routeUrl } from './route-url.ts'
import { sendFile } from './send-file.ts'

/** Enough for the largest sound over a slow connection. */
const UPLOAD_MS = 600_000
const NAME_MAX = 600

type Answer = RouteAnswer<typeof soundUploadRoute>

/**
 * Receives sounds from game masters. Serves a sound to game masters at any time, and to others only while it plays for them, under an address
 * of its own that ends with it.
 */
export async function soundRoutes(app: FastifyInstance, services: AppServices): Promise<void> {
  await app.register((scope, _options, done) => {
    disableBodyParsing(scope)
    const options = { config: { access: 'signedIn', requiresApiKey: true }, decompress: false } as const
    scope.post(routeUrl(soundUploadRoute), options, async (request): Promise<Answer> => {
      const identity = identityOf(request)
      services.callLimits.count('upload', { userId: identity.user.id, address: request.ip })
      const call = contextOf(services, request, identity)
      await expectSound(services, call)
      if (Number(request.headers['content-length'] ?? 0) > SOUND_MAX_BYTES) throw soundTooLarge()
      const fileName = fileNameOf(request)
      return await streamBody(request.raw, UPLOAD_MS, async (coming) => ({
        sound: await uploadSound(services, call, { fileName, coming }),
      }))
    })
    done()
  })
  const config = { access: 'signedIn', cookieOnly: true } as const
  app.get<{ Params: { id: string } }>(`${SOUNDS_PATH}/:id`, { config }, async (request, reply) => {
    const { records, viewer } = contextOf(services, request, identityOf(request))
    const sound = viewer.role === 'gameMaster' ? await findSound(records, request.params.id) : null
    return await send(sound && { hash: sound.hash, type: sound.file.sound?.type }, { request, reply })
  })
  for (const url of alsoForDisplays(playingSoundAddress(':id')))
    app.get<{ Params: { id: string } }>(url, { config }, async (request, reply) => {
      const { records, scope } = contextOf(services, request, identityOf(request))
      const heard = heardBy(await readPlaying(records), scope, Date.now())
      const playing = heard.find(({ id }) => id === request.params.id)
      return await send(playing && { hash: playing.soundId, type: playing.type }, { request, reply })
    })

  async function send(
    sound: { readonly hash: string; readonly type: SoundFacts['type'] | undefined } | null | undefined,
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ): Promise<FastifyReply> {
    const bytes = sound && (await services.blobs.getFile(sound.hash))
    if (!bytes || sound.type === undefined) throw new Problem('not-found')
    return sendFile(reply.type(sound.type), bytes, request.headers.range)
  }
}

/** The name is only the sound's first name and the file's name in an export, so an odd one does no harm. */
function fileNameOf({ headers }: FastifyRequest): string {
  const given = headers[UPLOAD_NAME_HEADER]
  if (typeof given !== 'string') return ''
  try {
    return decodeURIComponent(given.slice(0, NAME_MAX))
  } catch {
    return ''
  }
}
