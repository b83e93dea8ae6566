import { setTimeout as delay } from 'node:timers/promises'

import { healthCheckRoutes, Problem, type RouteAnswer } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { HEALTHY_BYTES } from '#runtime/disk-space.ts'

import { type AppServices } from '../services.ts'

/** A service that takes longer counts as unreachable (specification, section 9). */
const ANSWERS_WITHIN_MS = 5000

const checked = { config: { access: 'signedIn', requiresApiKey: true } } as const
type Health = RouteAnswer<(typeof healthCheckRoutes)['server']>

/** Serves the health checks of the server and of the services that it depends on; those require sign-in. */
export function healthRoutes(app: FastifyInstance, services: AppServices): void {
  const { store, imageService, blobs, auth, diskSpace } = services
  const { server, records, images, pictures, signIn } = healthCheckRoutes
  const expectWritable = async () => {
    if ((await diskSpace.freeBytes()) < HEALTHY_BYTES) throw new Problem('disk-full')
  }
  app.get(server.path, { config: { access: 'public' } }, async (): Promise<Health> => {
    await expectWritable()
    return healthOf('waybook')
  })

  app.get(records.path, checked, async (request): Promise<Health> => {
    await reached(store.ping(), request)
    await expectWritable()
    return healthOf(`records (${store.engine})`)
  })

  app.get(images.path, checked, async (): Promise<RouteAnswer<typeof images>> => await imageService.health())

  app.get(pictures.path, checked, async (request): Promise<Health> => {
    await reached(blobs.ping(), request)
    return healthOf('pictures')
  })

  app.get(signIn.path, checked, async (request): Promise<Health> => {
    await reached(auth.ping(), request)
    return healthOf('sign-in')
  })
}

function healthOf(service: string): Health {
  return { service, environment: process.env['NODE_ENV'] ?? 'production' }
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
