import type { IncomingHttpHeaders } from 'node:http'

import {
  campaignUploadRoute,
  IMPORT_KEPT_MS,
  IMPORT_MAX_BYTES,
  Problem,
  type RouteAnswer,
  UPLOAD_NAME_HEADER,
} from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { importsAwaitedIn } from '#features/imports/import-job.ts'
import { planImport } from '#features/imports/plan-import.ts'
import { tooLarge } from '#features/imports/receive-upload.ts'
import { expectDiskSpace } from '#features/pictures/expect-room.ts'

import { contextOf, identityOf } from '../guard.ts'
import { disableBodyParsing, streamBody } from '../limits/incoming-bytes.ts'
import type { AppServices } from '../services.ts'
import { routeUrl } from './route-url.ts'

/** Enough for the largest folder over a slow connection. Then the connection is closed. */
const UPLOAD_MS = 3_600_000

type Answer = RouteAnswer<typeof campaignUploadRoute>

/** Receives a campaign folder as a zip file, or a file of another program, unpacks it, converts it and checks it. */
export async function importRoute(app: FastifyInstance, services: AppServices): Promise<void> {
  await app.register((scope, _options, done) => {
    disableBodyParsing(scope)
    const options = { config: { access: 'signedIn', requiresApiKey: true }, decompress: false } as const
    scope.post(routeUrl(campaignUploadRoute), options, async (request): Promise<Answer> => {
      const { campaignId, viewer, records } = contextOf(services, request, identityOf(request))
      if (viewer.role !== 'gameMaster') throw new Problem('not-allowed')
      services.callLimits.count('import', { userId: viewer.userId, address: request.ip })
      const announced = Number(request.headers['content-length'] ?? 0)
      if (announced > IMPORT_MAX_BYTES) throw tooLarge()
      await expectDiskSpace(services, announced)
      await services.importFolders.sweep(
        await importsAwaitedIn(services.store, services.campaignId),
        Date.now() - IMPORT_KEPT_MS,
      )
      const id = await streamBody(
        request.raw,
        UPLOAD_MS,
        async (coming) => await services.importFolders.receive(campaignId, coming, nameIn(request.headers)),
      )
      const discard = async () => await services.importFolders.discard(id)
      try {
        const plan = await planImport({ ...services, campaignId, records }, { importId: id })
        if (plan.importId === null) await discard()
        return plan
      } catch (error) {
        await discard()
        throw error
      }
    })
    done()
  })
}

/** The name of the uploaded file, in URI encoding; `undefined` without a name. */
function nameIn(headers: IncomingHttpHeaders): string | undefined {
  const written = headers[UPLOAD_NAME_HEADER]
  if (typeof written !== 'string') return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    throw new Problem('bad-params', `${UPLOAD_NAME_HEADER}: write the name in URI encoding`)
  }
}
