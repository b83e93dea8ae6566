import { backupDownloadRoute, keptBackupDownloadRoute, Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { expectAllCampaigns } from '#features/campaigns/campaigns-in-backup.ts'
import { accountProblems } from '#sentences/problems.ts'

import { disableBodyParsing } from '../limits/incoming-bytes.ts'
import type { AppServices } from '../services.ts'
import { admit, attached, byForm, logDownload, today } from './downloads.ts'
import { routeUrl } from './route-url.ts'

/** Downloads for game masters only. They are POST requests, so no link and no page of another site can start one. */
export async function backupRoutes(app: FastifyInstance, services: AppServices): Promise<void> {
  await app.register((scope, _options, done) => {
    disableBodyParsing(scope)
    scope.post(routeUrl(backupDownloadRoute), byForm, async (request, reply) => {
      const context = admit(services, request)
      await expectAllCampaigns({ ...services, defaultCampaign: services.campaignId }, context.viewer.userId)
      const backup = await services.backups.make()
      await logDownload(context, 'backupTaken', backup)
      return await attached(reply, `waybook-${today()}.tar.gz`, 'application/gzip').send(backup)
    })
    scope.post(routeUrl(keptBackupDownloadRoute), byForm, async (request, reply) => {
      const context = admit(services, request)
      await expectAllCampaigns({ ...services, defaultCampaign: services.campaignId }, context.viewer.userId)
      const { name } = keptBackupDownloadRoute.params.parse(request.params)
      const stored = await services.backups.read(name)
      if (!stored) throw new Problem('not-found', accountProblems.backupNoLongerExists())
      await logDownload(context, 'backupTaken', stored.stream)
      const answer = attached(reply, name, typeOf(name)).header('content-length', stored.bytes)
      return await answer.send(stored.stream)
    })
    done()
  })
}

function typeOf(name: string): string {
  return name.endsWith('.gz') ? 'application/gzip' : 'application/vnd.sqlite3'
}
