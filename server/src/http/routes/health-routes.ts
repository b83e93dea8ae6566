import { setTimeout as delay } from 'node:timers/promises'

import { healthCheckRoutes, Problem, type RouteAnswer } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import type { Store } from '#features/store.ts'
import { HEALTHY_BYTES } from '#runtime/disk-space.ts'

import { type AppServices } from '../services.ts'

/** A service that takes longer counts as unreachable (specification, section 9). */
const ANSWERS_WITHIN_MS = 5000

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes load balancers send new work elsewhere. The server keeps answering until it is closed. */
    startDraining(): void
  }
}

const checked = { config: { access: 'signedIn', requiresApiKey: true, allowsPersonalKey: true } } as const
type Health = RouteAnswer<(typeof healthCheckRoutes)['server']>

/** Serves the health checks of the server and its dependencies. The checks of dependencies require a session or a personal key. */
export function healthRoutes(app: FastifyInstance, services: AppServices): void {
  const { store, imageService, blobs, auth, diskSpace } = services
  const { server, ready, records, images, pictures, signIn } = healthCheckRoutes
  const expectWritable = async () => {
    if ((await diskSpace.freeBytes()) < HEALTHY_BYTES) throw new Problem('disk-full')
  }
  app.get(server.path, { config: { access: 'public' } }, async (): Promise<Health> => {
    await expectWritable()
    return healthOf('waybook')
  })

  const expectReady = readiness(app, store)
  app.get(ready.path, { config: { access: 'public' } }, async (request): Promise<Health> => {
    await expectReady(request)
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

/** Throws the Problem `unavailable` while the server should get no new work. */
function readiness(app: FastifyInstance, { ping }: Pick<Store, 'ping'>): (request: Logging) => Promise<void> {
  let isDraining = false
  app.decorate('startDraining', () => {
    isDraining = true
  })
  // The route is public, so concurrent requests share one query to the database.
  let pinging: Promise<void> | null = null
  return async (request) => {
    if (isDraining) throw new Problem('unavailable')
    pinging ??= ping().finally(() => {
      pinging = null
    })
    await reached(pinging, request)
  }
}

function healthOf(service: string): Health {
  return { service, environment: process.env['NODE_ENV'] ?? 'production' }
}

type Logging = Readonly<{ log: { error: (error: unknown) => void } }>

async function reached(ping: Promise<void>, request: Logging): Promise<void> {
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
