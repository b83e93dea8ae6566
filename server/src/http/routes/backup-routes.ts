import { backupDownloadRoute, campaignDownloadRoute, keptBackupDownloadRoute, Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { zipFolder } from '#campaign-folder/zip-folder.ts'

import { contextOf, identityOf } from '../guard.ts'
import { disableBodyParsing } from '../limits/incoming-bytes.ts'
import type { AppServices } from '../services.ts'
import { routeUrl } from './route-url.ts'

/** Downloads start from forms: the browser sends only the cookie, and streams the response to disk, whatever its size. */
const byForm = { config: { access: 'signedIn', cookieOnly: true } } as const

/** Downloads for the game master only. They are POST requests, so that neither a link nor a page of another site can start one. */
export async function backupRoutes(app: FastifyInstance, services: AppServices): Promise<void> {
  await app.register((scope, _options, done) => {
    disableBodyParsing(scope)
    scope.post(routeUrl(backupDownloadRoute), byForm, async (request, reply) => {
      await logDownload(services, request, 'backupTaken')
      return await attached(reply, `waybook-${today()}.tar.gz`, 'application/gzip').send(await services.backups.make())
    })
    scope.post(routeUrl(keptBackupDownloadRoute), byForm, async (request, reply) => {
      await logDownload(services, request, 'backupTaken')
      const { name } = keptBackupDownloadRoute.params.parse(request.params)
      const stored = await services.backups.read(name)
      if (!stored) throw new Problem('not-found', 'This backup no longer exists.')
      const answer = attached(reply, name, 'application/vnd.sqlite3').header('content-length', stored.bytes)
      return await answer.send(stored.stream)
    })
    scope.post(routeUrl(campaignDownloadRoute), byForm, async (request, reply) => {
      const { records } = await logDownload(services, request, 'campaignTaken')
      const sources = await records.campaign.sources()
      if (!sources) throw new Problem('not-found', 'There is no campaign to export yet.')
      const name = `waybook-campaign-${today()}`
      return await attached(reply, `${name}.zip`, 'application/zip').send(zipFolder(name, sources, services.blobs))
    })
    done()
  })
}

/** Checks that the caller is the game master, counts the call and records the download in the audit log. */
async function logDownload(services: AppServices, request: FastifyRequest, action: 'backupTaken' | 'campaignTaken') {
  const context = contextOf(services, request, identityOf(request))
  const { records, viewer } = context
  if (viewer.role !== 'gameMaster') throw new Problem('not-allowed')
  services.callLimits.count('backup', { userId: viewer.userId, address: request.ip })
  await records.transaction({ actor: viewer.userId }, async (write) => {
    write.audit.record(viewer.userId, { action })
  })
  return context
}

const today = () => new Date().toISOString().slice(0, 10)

function attached(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
}
