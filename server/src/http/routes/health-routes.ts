import { setTimeout as delay } from 'node:timers/promises'

import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { type AppServices } from '../services.ts'

/** A service that takes longer counts as unreachable (specification, section 9). */
const ANSWERS_WITHIN_MS = 5000

const environment = () => process.env['NODE_ENV'] ?? 'production'

/** `/api/health` reports that the server responds; the others, which require sign-in, check the services that it depends on. */
export function healthRoutes(app: FastifyInstance, services: AppServices): void {
  app.get('/api/health', { config: { access: 'public' } }, () => ({ service: 'waybook', environment: environment() }))

  app.get('/api/firestore/health', { config: { access: 'signedIn', requiresApiKey: true } }, async (request) => {
    await reached(services.store.ping(), request)
    return { service: 'records (sqlite)', environment: environment() }
  })

  app.get(
    '/api/images/health',
    { config: { access: 'signedIn', requiresApiKey: true } },
    async () => await services.imageService.health(),
  )

  app.get('/api/gcs/health', { config: { access: 'signedIn', requiresApiKey: true } }, async (request) => {
    await reached(services.blobs.ping(), request)
    return { service: 'pictures', environment: environment() }
  })

  app.get('/api/sign-in/health', { config: { access: 'signedIn', requiresApiKey: true } }, async (request) => {
    await reached(services.auth.ping(), request)
    return { service: 'sign-in', environment: environment() }
  })
}

async function reached(ping: Promise<void>, request: { log: { error: (error: unknown) => void } }): Promise<void> {
  try {
    await Promise.race([ping, tooLate()])
  } catch (error) {
    request.log.error(error)
    throw new Problem('unavailable')
  }
}

async function tooLate(): Promise<never> {
  await delay(ANSWERS_WITHIN_MS, undefined, { ref: false })
  throw new Error(`No answer within ${ANSWERS_WITHIN_MS} ms`)
}
