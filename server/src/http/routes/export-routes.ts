import {
  actorDownloadRoute,
  campaignDownloadRoute,
  entityId,
  playedDownloadRoute,
  Problem,
  sceneDownloadRoute,
  siteDownloadRoute,
  worldDownloadRoute,
} from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { zipFolder, zipTexts } from '#campaign-folder/zip-folder.ts'
import { readCampaignSources } from '#features/campaign/read-sources.ts'
import { accountProblems } from '#sentences/problems.ts'

import { disableBodyParsing } from '../limits/incoming-bytes.ts'
import type { AppServices } from '../services.ts'
import { admit, attached, byForm, logDownload, today } from './downloads.ts'
import { leaving } from './picture-route.ts'
import { routeUrl } from './route-url.ts'

/** The campaign and its parts as files, for game masters only. They are POST requests, so no link and no page of another site can start one. */
export async function exportRoutes(app: FastifyInstance, services: AppServices): Promise<void> {
  await app.register((scope, _options, done) => {
    disableBodyParsing(scope)
    for (const route of [campaignDownloadRoute, playedDownloadRoute])
      scope.post(routeUrl(route), byForm, async (request, reply) => {
        const context = admit(services, request)
        const sources = await readCampaignSources(context.records, { played: route === playedDownloadRoute })
        if (!sources) throw nothingYet()
        const name = `waybook-campaign-${today()}`
        const archive = zipFolder(name, sources, services.blobs)
        await logDownload(context, 'campaignTaken', archive)
        return await attached(reply, `${name}.zip`, 'application/zip').send(archive)
      })
    scope.post(routeUrl(worldDownloadRoute), byForm, async (request, reply) => {
      const context = admit(services, request)
      const { onlyWorldsOf } = await import('#features/campaign/export-elsewhere.ts')
      const files = await onlyWorldsOf(context.records)
      if (files.length === 0) throw nothingYet()
      const name = `waybook-onlyworlds-${today()}`
      const archive = zipTexts(name, files)
      await logDownload(context, 'campaignTaken', archive)
      return await attached(reply, `${name}.zip`, 'application/zip').send(archive)
    })
    scope.post(routeUrl(siteDownloadRoute), byForm, async (request, reply) => {
      const context = admit(services, request)
      const [{ zipSite }, { readSiteOptions }] = [
        await import('#features/site/site-files.ts'),
        await import('#features/site/site-options.ts'),
      ]
      const { preparation, webDir } = services
      const name = `waybook-site-${today()}`
      const source = {
        campaignId: context.campaignId,
        records: context.records,
        preparation,
        webDir,
        left: leaving(reply),
      }
      const archive = await zipSite(name, source, readSiteOptions(request.query))
      await logDownload(context, 'sitePublished', archive)
      return await attached(reply, `${name}.zip`, 'application/zip').send(archive)
    })
    scope.post(routeUrl(sceneDownloadRoute), byForm, async (request, reply) => {
      const context = admit(services, request)
      const { id, name } = idOf(request)
      const { universalVttOf } = await import('#features/scenes/universal-vtt-of.ts')
      const text = await universalVttOf(context.records, { ...services, left: leaving(reply) }, id)
      await logDownload(context, 'campaignTaken')
      return await attached(reply, `${name}.uvtt`, 'application/octet-stream').send(text)
    })
    scope.post(routeUrl(actorDownloadRoute), byForm, async (request, reply) => {
      const context = admit(services, request)
      const { id, name } = idOf(request)
      const { foundryActorOf } = await import('#features/campaign/export-elsewhere.ts')
      const text = await foundryActorOf(context.records, id)
      await logDownload(context, 'campaignTaken')
      return await attached(reply, `${name}.foundry.json`, 'application/json').send(text)
    })
    done()
  })
}

function nothingYet(): Problem {
  return new Problem('not-found', accountProblems.noCampaignToExportYet())
}

/** `name` is the last part of the id: lower-case letters, digits and dashes, which any file name may have. */
function idOf({ params }: FastifyRequest): { readonly id: string; readonly name: string } {
  const { category, name } = sceneDownloadRoute.params.parse(params)
  const read = entityId.safeParse(`${category}/${name}`)
  if (!read.success) throw new Problem('bad-params', 'The address does not end in the id of an entity')
  return { id: read.data, name }
}
