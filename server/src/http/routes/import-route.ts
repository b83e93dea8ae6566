import { campaignUploadRoute, IMPORT_KEPT_MS, IMPORT_MAX_BYTES, Problem, type RouteAnswer } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { importsAwaitedIn } from '#features/imports/import-job.ts'
import { planImport } from '#features/imports/plan-import.ts'
import { zipTooLarge } from '#features/imports/receive-zip.ts'
import { expectDiskSpace } from '#features/pictures/expect-room.ts'

import { contextOf, identityOf } from '../guard.ts'
import { disableBodyParsing, streamBody } from '../limits/incoming-bytes.ts'
import type { AppServices } from '../services.ts'
import { routeUrl } from './route-url.ts'

/** Enough for the largest folder over a slow connection. Then the connection is closed. */
const UPLOAD_MS = 3_600_000

type Answer = RouteAnswer<typeof campaignUploadRoute>

/** Receives a campaign folder as a zip file, unpacks it and checks it. */
export async function importRoute(app: FastifyInstance, services: AppServices): Promise<void> {
  await app.register((scope, _options, done) => {
    disableBodyParsing(scope)
    const options = { config: { access: 'signedIn', requiresApiKey: true }, decompress: false } as const
    scope.post(routeUrl(campaignUploadRoute), options, async (request): Promise<Answer> => {
      const { campaignId, viewer, records } = contextOf(services, request, identityOf(request))
      if (viewer.role !== 'gameMaster') throw new Problem('not-allowed')
      services.callLimits.count('import', { userId: viewer.userId, address: request.ip })
      const announced = Number(request.headers['content-length'] ?? 0)
      if (announced > IMPORT_MAX_BYTES) throw zipTooLarge()
      await expectDiskSpace(services, announced)
      await services.importFolders.sweep(
        await importsAwaitedIn(services.store, services.campaignId),
        Date.now() - IMPORT_KEPT_MS,
      )
      const id = await streamBody(
        request.raw,
        UPLOAD_MS,
        async (coming) => await services.importFolders.receive(campaignId, coming),
      )
      return await planImport({ ...services, campaignId, records }, id)
    })
    done()
  })
}
