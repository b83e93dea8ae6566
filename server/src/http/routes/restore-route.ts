import { backupUploadRoute, Problem, RESTORE_MAX_BYTES, type RouteAnswer } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { expectAllCampaigns } from '#features/campaigns/campaigns-in-backup.ts'
import { expectDiskSpace } from '#features/pictures/expect-room.ts'

import { contextOf, identityOf } from '../guard.ts'
import { disableBodyParsing, streamBody } from '../limits/incoming-bytes.ts'
import type { AppServices } from '../services.ts'
import { routeUrl } from './route-url.ts'

/** Enough for the largest backup over a slow connection. Then the connection is closed. */
const UPLOAD_MS = 3_600_000

/** Receives a backup and checks it. Nothing is restored yet. */
export async function restoreRoute(app: FastifyInstance, services: AppServices): Promise<void> {
  await app.register((scope, _options, done) => {
    disableBodyParsing(scope)
    const options = { config: { access: 'signedIn', requiresApiKey: true }, decompress: false } as const
    scope.post(
      routeUrl(backupUploadRoute),
      options,
      async (request): Promise<RouteAnswer<typeof backupUploadRoute>> => {
        const { viewer } = contextOf(services, request, identityOf(request))
        if (viewer.role !== 'gameMaster') throw new Problem('not-allowed')
        services.callLimits.count('restore', { userId: viewer.userId, address: request.ip })
        await expectAllCampaigns({ ...services, defaultCampaign: services.campaignId }, viewer.userId)
        const announced = Number(request.headers['content-length'] ?? 0)
        if (announced > RESTORE_MAX_BYTES)
          throw new Problem('too-large', `A backup can have at most ${RESTORE_MAX_BYTES / 1024 ** 3} GB`)
        await expectDiskSpace(services, announced)
        return await streamBody(
          request.raw,
          UPLOAD_MS,
          async (coming) => await services.restores.receive(coming, viewer.userId),
        )
      },
    )
    done()
  })
}
