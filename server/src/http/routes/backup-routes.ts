import type { Readable } from 'node:stream'

import {
  backupDownloadRoute,
  campaignDownloadRoute,
  keptBackupDownloadRoute,
  playedDownloadRoute,
  Problem,
} from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { zipFolder } from '#campaign-folder/zip-folder.ts'
import { logAudit } from '#features/audit.ts'
import { readCampaignSources } from '#features/campaign/read-sources.ts'
import { expectAllCampaigns } from '#features/campaigns/campaigns-in-backup.ts'
import type { StoreContext } from '#features/request-context.ts'

import { contextOf, identityOf } from '../guard.ts'
import { disableBodyParsing } from '../limits/incoming-bytes.ts'
import type { AppServices } from '../services.ts'
import { routeUrl } from './route-url.ts'

/** Downloads start from forms. The browser sends only the cookie, and streams a response of any size to disk. */
const byForm = { config: { access: 'signedIn', cookieOnly: true } } as const

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
      if (!stored) throw new Problem('not-found', 'This backup no longer exists.')
      await logDownload(context, 'backupTaken', stored.stream)
      const answer = attached(reply, name, typeOf(name)).header('content-length', stored.bytes)
      return await answer.send(stored.stream)
    })
    for (const route of [campaignDownloadRoute, playedDownloadRoute])
      scope.post(routeUrl(route), byForm, async (request, reply) => {
        const context = admit(services, request)
        const sources = await readCampaignSources(context.records, { played: route === playedDownloadRoute })
        if (!sources) throw new Problem('not-found', 'There is no campaign to export yet.')
        const name = `waybook-campaign-${today()}`
        const archive = zipFolder(name, sources, services.blobs)
        await logDownload(context, 'campaignTaken', archive)
        return await attached(reply, `${name}.zip`, 'application/zip').send(archive)
      })
    done()
  })
}

/** Checks that the caller is the game master, and counts the call. */
function admit(services: AppServices, request: FastifyRequest): StoreContext {
  const context = contextOf(services, request, identityOf(request))
  if (context.viewer.role !== 'gameMaster') throw new Problem('not-allowed')
  services.callLimits.count('backup', { userId: context.viewer.userId, address: request.ip })
  return context
}

/** Records a download in the audit log after the download exists. Closes the download if that fails. */
async function logDownload(
  { records, viewer }: StoreContext,
  action: 'backupTaken' | 'campaignTaken',
  download: Readable,
): Promise<void> {
  try {
    await records.transaction({ actor: viewer.userId }, async (write) => {
      logAudit(write, viewer.userId, { action })
    })
  } catch (error) {
    download.destroy()
    throw error
  }
}

function typeOf(name: string): string {
  return name.endsWith('.gz') ? 'application/gzip' : 'application/vnd.sqlite3'
}

const today = () => new Date().toISOString().slice(0, 10)

function attached(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
}
