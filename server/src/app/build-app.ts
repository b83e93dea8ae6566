import { constants } from 'node:zlib'

import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'

import { Rolling } from '../features/dice/roll-service.ts'
import { jobKinds } from '../features/jobs/job-kinds.ts'
import { Worker } from '../features/jobs/worker.ts'
import { answerProblems, refuseAddress } from '../http/answer-problem.ts'
import { docsRoutes } from '../http/api-docs/docs-routes.ts'
import { guard } from '../http/guard.ts'
import { limitDepth } from '../http/limits/body-depth.ts'
import { stopInTime } from '../http/limits/idle-uploads.ts'
import { logging, nameRequests } from '../http/logging.ts'
import { backupRoutes } from '../http/routes/backup-routes.ts'
import { healthRoutes } from '../http/routes/health-routes.ts'
import { imageDeliveryRoute } from '../http/routes/image-delivery-route.ts'
import { importRoute } from '../http/routes/import-route.ts'
import { liveRoute, liveSockets } from '../http/routes/live-route.ts'
import { meRoutes } from '../http/routes/me-route.ts'
import { metricsRoute } from '../http/routes/metrics-route.ts'
import { pictureRoute } from '../http/routes/picture-route.ts'
import { queryRoute, restRoutes } from '../http/routes/query-route.ts'
import { uploadRoute } from '../http/routes/upload-route.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { webFiles } from '../http/web-files.ts'
import type { House } from './services.ts'

/** Larger than any call; uploads have a limit of their own. */
const BODY_LIMIT_BYTES = 256 * 1024
/** Longer than anything that is sent in may take: who has not said all of a request by then does not want to. */
const REQUEST_MS = 3_900_000
/** Answers are made anew each time, so a quick level that halves the bytes beats a thorough one. */
const BROTLI_QUALITY = 4

/** The whole server as a value: it opens no port, reads no environment and chooses no adapter. */
export async function buildApp(house: House): Promise<FastifyInstance> {
  const putHeaders = securityHeaders(house)
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: house.trustProxy.length > 0 ? [...house.trustProxy] : false,
    ...logging(house),
    routerOptions: { maxParamLength: 400 },
    frameworkErrors: refuseAddress(putHeaders),
  })
  answerProblems(app)
  nameRequests(app)
  app.addHook('onRequest', (request, reply, done) => {
    putHeaders(request, reply)
    done()
  })
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } })
  await liveSockets(app)
  guard(app, house)
  limitDepth(app)
  stopInTime(app)
  const rolling = openRolling(app, house)
  await house.signIn.mount(app)
  healthRoutes(app, house)
  meRoutes(app, house)
  queryRoute(app, house, rolling)
  restRoutes(app, house, rolling)
  pictureRoute(app, house)
  await uploadRoute(app, house, rolling)
  await importRoute(app, house)
  await backupRoutes(app, house)
  await imageDeliveryRoute(app, house)
  startWorker(app, house)
  liveRoute(app, house, rolling)
  docsRoutes(app)
  await metricsRoute(app, house)
  await webFiles(app, house, rolling)
  return app
}

/** From when the server answers until it closes. */
function startWorker(app: FastifyInstance, house: House): void {
  const { store, campaignId } = house
  const onFault = (error: unknown) => app.log.error({ err: error }, 'a job went wrong')
  const worker = new Worker({ store, campaignId, kinds: jobKinds(house), now: Date.now, onFault })
  app.addHook('onReady', () => worker.start())
  app.addHook('onClose', async () => await worker.close())
}

/** What is being drawn while the server closes is still kept. */
function openRolling(app: FastifyInstance, { throws }: House): Rolling {
  const onFault = (error: unknown) => app.log.error({ err: error }, 'a throw was not drawn')
  const rolling = new Rolling({ throws, now: Date.now, onFault })
  app.addHook('onClose', async () => await rolling.settled())
  return rolling
}
