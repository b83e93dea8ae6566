import { Readable } from 'node:stream'

import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'

import { storeUpload } from '#blobs/store-upload.ts'
import { ContinuityRunner } from '#features/continuity/runner.ts'
import { RollService } from '#features/dice/roll-service.ts'
import { mailChannel } from '#features/email/mail-channel.ts'
import { imageKind } from '#features/images/image-job.ts'
import { orderReference } from '#features/images/reference.ts'
import { importKind, undoImportKind } from '#features/imports/import-job.ts'
import type { JobKind } from '#features/jobs/job-kind.ts'
import { Workers } from '#features/jobs/workers.ts'
import { pushChannel } from '#features/notifications/push-channel.ts'
import { Outbox } from '#features/outbox/outbox.ts'
import { expectPictureRoom } from '#features/pictures/expect-room.ts'
import { webhookChannels } from '#features/webhooks/webhook-channels.ts'
import { docsRoutes } from '#http/api-docs/docs-routes.ts'
import { CAMPAIGNS_TOPIC, decorateWithSite, withoutPrefix } from '#http/campaign-hosts.ts'
import { compression } from '#http/compression.ts'
import { registerErrorHandler, handleInvalidAddress } from '#http/error-handler.ts'
import { guard } from '#http/guard.ts'
import { CONNECTIONS_PER_ADDRESS_MAX, limitConnectionsPerAddress } from '#http/limits/connections-per-address.ts'
import { limitValues } from '#http/limits/request-values.ts'
import { limitShutdownTime } from '#http/limits/shutdown-timeout.ts'
import { limitUnfinishedBodies } from '#http/limits/unfinished-bodies.ts'
import { logging, addRequestIdHeader } from '#http/logging.ts'
import { authRoutes } from '#http/routes/auth-routes.ts'
import { backupRoutes } from '#http/routes/backup-routes.ts'
import { discordRoute } from '#http/routes/discord-route.ts'
import { displayRoutes } from '#http/routes/display-route.ts'
import { exportRoutes } from '#http/routes/export-routes.ts'
import { feedRoute } from '#http/routes/feed-route.ts'
import { handoutRoute } from '#http/routes/handout-route.ts'
import { healthRoutes } from '#http/routes/health-routes.ts'
import { imageDeliveryRoute } from '#http/routes/image-delivery-route.ts'
import { importRoute } from '#http/routes/import-route.ts'
import { linkedFileRoute } from '#http/routes/linked-file-route.ts'
import { liveRoute, liveSockets } from '#http/routes/live-route.ts'
import { mailRoute } from '#http/routes/mail-route.ts'
import { mcpRoute } from '#http/routes/mcp-route.ts'
import { meRoutes } from '#http/routes/me-route.ts'
import { metricsRoute } from '#http/routes/metrics-route.ts'
import { pictureRoute } from '#http/routes/picture-route.ts'
import { queryRoute, restRoutes } from '#http/routes/query-route.ts'
import { restoreRoute } from '#http/routes/restore-route.ts'
import { sessionFileRoute } from '#http/routes/session-file-route.ts'
import { shareRoutes } from '#http/routes/share-routes.ts'
import { soundRoutes } from '#http/routes/sound-routes.ts'
import { tileRoute } from '#http/routes/tile-route.ts'
import { uploadRoute } from '#http/routes/upload-route.ts'
import { securityHeaders } from '#http/security-headers.ts'
import type { AppServices } from '#http/services.ts'
import { webFiles } from '#http/web-files.ts'
import { expectationsOf, operationHandlers, type OperationServices } from '#operations/handlers.ts'
import { performWith, type Perform } from '#operations/perform.ts'
import { ROOMS, serverMessage } from '#realtime/server-message.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Performs an operation. The routes call it, and tests call it without HTTP. */
    perform: Perform
  }
}

/** Larger than any API call. Uploads have their own limits. */
const BODY_LIMIT_BYTES = 256 * 1024
/** Longer than the longest permitted upload. A request that is still incomplete by then is aborted. */
const REQUEST_MS = 3_900_000
/** Several times the need of a full table: two hundred viewers, each with a live connection and a few requests. */
const CONNECTIONS_MAX = 2000

/** Assembles the Fastify app. Opens no port, reads no environment variables and chooses no adapters. */
export async function buildApp(services: AppServices): Promise<FastifyInstance> {
  const putHeaders = securityHeaders(services)
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: services.trustProxy.length > 0 ? [...services.trustProxy] : false,
    rewriteUrl: withoutPrefix,
    ...logging(services),
    routerOptions: { maxParamLength: 400 },
    frameworkErrors: handleInvalidAddress(putHeaders),
  })
  registerErrorHandler(app)
  addRequestIdHeader(app)
  app.addHook('onRequest', (request, reply, done) => {
    putHeaders(request, reply)
    done()
  })
  await app.register(compress, compression)
  await liveSockets(app)
  decorateWithSite(app)
  guard(app, services)
  limitValues(app)
  limitShutdownTime(app)
  limitUnfinishedBodies(app)
  app.server.maxConnections = CONNECTIONS_MAX
  // A proxy on this machine may not be configured as trusted.
  const uncounted = ['loopback', ...services.trustProxy]
  limitConnectionsPerAddress(app.server, { most: CONNECTIONS_PER_ADDRESS_MAX, uncounted })
  const rollService = openRollService(app, services)
  const started = { rollService, continuity: openContinuity(app, services) }
  const onFault = (error: unknown) => app.log.error({ err: error }, 'an effect of a committed write failed')
  const handlers = operationHandlers(operationServices(services, started))
  const perform = performWith({ handlers, expectations: expectationsOf(services), onFault })
  app.decorate('perform', perform)
  await authRoutes(app, services)
  healthRoutes(app, services)
  meRoutes(app, services)
  displayRoutes(app, services)
  queryRoute(app, services, perform)
  restRoutes(app, services, perform)
  mcpRoute(app, services, perform)
  pictureRoute(app, services)
  linkedFileRoute(app, services)
  tileRoute(app, services)
  handoutRoute(app, services)
  feedRoute(app, services)
  sessionFileRoute(app, services)
  await shareRoutes(app, services)
  await discordRoute(app, services, perform)
  await mailRoute(app, services)
  await uploadRoute(app, services)
  await soundRoutes(app, services)
  await importRoute(app, services)
  await backupRoutes(app, services)
  await exportRoutes(app, services)
  await restoreRoute(app, services)
  await imageDeliveryRoute(app, services)
  startWorker(app, services)
  startOutbox(app, services)
  liveRoute(app, services, rollService)
  docsRoutes(app)
  await metricsRoute(app, services)
  await webFiles(app, services, perform)
  return app
}

/** The address of a campaign's pages, in messages to other services. */
const pagesOf =
  ({ campaignHosts }: AppServices) =>
  async (campaignId: string): Promise<string> =>
    (await campaignHosts.addressesOf(campaignId))[0] ?? ''

type Started = Pick<OperationServices, 'rollService' | 'continuity'>

function operationServices(services: AppServices, started: Started): OperationServices {
  const { auth, store, campaignId, campaignHosts, bus } = services
  const campaignsChanged = (id: string) => {
    campaignHosts.forget()
    bus.publish(CAMPAIGNS_TOPIC, id)
  }
  const installation = { store, auth, defaultCampaign: campaignId, campaignsChanged }
  return { ...services, sights: store.sights, installation, ...started, pagesOf: pagesOf(services) }
}

/** Runs the job workers from the moment the server is ready until it closes. */
function startWorker(app: FastifyInstance, services: AppServices): void {
  const { store, campaignId } = services
  const onFault = (error: unknown) => app.log.error({ err: error }, 'job worker error')
  const kinds = (id: string) => jobKinds(services, id)
  const workers = new Workers({ store, defaultCampaign: campaignId, kinds, now: Date.now, onFault })
  app.addHook('onReady', () => workers.start())
  app.addHook('onClose', async () => await workers.close())
}

/** Sends notifications and announcements from the moment the server is ready until it closes. */
function startOutbox(app: FastifyInstance, services: AppServices): void {
  const { store, campaignId: defaultCampaign, bus } = services
  const onFault = (error: unknown) => app.log.error({ err: error }, 'sending a message failed')
  const pages = { ...services, pagesOf: pagesOf(services) }
  const { mailer } = services
  const mails = mailer ? [mailChannel({ ...pages, mailer }, Date.now)] : []
  const channels = [pushChannel(services, Date.now), ...mails, ...webhookChannels(pages, Date.now)]
  const outbox = new Outbox({ store, defaultCampaign, channels, now: Date.now, onFault })
  const unsubscribe = onCommitElsewhere(bus, (id) => outbox.changed(id))
  app.addHook('onReady', () => outbox.start())
  app.addHook('onClose', async () => {
    unsubscribe()
    await outbox.close()
  })
}

/** Calls back with the campaign of each change that another server commits. */
function onCommitElsewhere(bus: AppServices['bus'], listener: (campaignId: string) => void): () => void {
  return bus.subscribe(ROOMS, (message) => {
    const read = serverMessage.safeParse(message)
    if (read.success && read.data.type === 'committed') listener(read.data.campaignId)
  })
}

/** Follows the changes that this server and the other servers commit. */
function openContinuity(
  app: FastifyInstance,
  { store, bus, queryService: queries, continuityQuietMs: quietMs }: AppServices,
): ContinuityRunner {
  const onFault = (error: unknown) => app.log.error({ err: error }, 'continuity checks failed')
  const runner = new ContinuityRunner({ store, queries, now: Date.now, quietMs, onFault })
  const unsubscribe = onCommitElsewhere(bus, (id) => runner.changed(id))
  app.addHook('onClose', async () => {
    unsubscribe()
    await runner.close()
  })
  return runner
}

function openRollService(app: FastifyInstance, { diceSimulator }: AppServices): RollService {
  const onFault = (error: unknown) => app.log.error({ err: error }, 'dice simulation failed')
  return new RollService({ simulator: diceSimulator, onFault })
}

/** Every kind of job that a campaign's worker can run. Register new kinds here, and queue them with `addTask`. */
export function jobKinds(services: AppServices, campaignId: string): readonly JobKind[] {
  const { store, imageService, blobs, importFolders } = services
  const [records, auth] = [store.records(campaignId), services.auth.campaign(campaignId)]
  const referenceOf = (jobId: string) => orderReference(campaignId, services.campaignId, jobId)
  const expectRoom = async () => await expectPictureRoom(services, records)
  const keep = async (picture: Uint8Array) => await storeUpload(services, Readable.from([picture]))
  return [
    imageKind({ imageService, records, now: Date.now, referenceOf, expectRoom, keep }),
    importKind({ campaignId, records, auth, blobs, importFolders }),
    undoImportKind({ records, auth, blobs }),
  ]
}
