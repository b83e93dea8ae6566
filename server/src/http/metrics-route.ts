import { isOperationName, Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { House } from '../house.ts'
import { sameText } from './same-text.ts'

const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/**
 * `GET /metrics` for Prometheus, with `Authorization: Bearer METRICS_KEY`; without the setting the address is not there, and nothing is
 * counted. It tells of routes, operations and the process, and of no person and no entity.
 */
export async function metricsRoute(app: FastifyInstance, { metricsKey }: House): Promise<void> {
  if (metricsKey === null) return
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'waybook_request_seconds',
    help: 'How long answers took, by route, operation and status.',
    labelNames: ['route', 'operation', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'waybook_live_connections',
    help: 'Live connections that stand.',
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      route: request.routeOptions.url ?? 'none',
      operation: operationOf(request),
      status: reply.statusCode,
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${metricsKey}`)) throw new Problem('not-signed-in')
    connections.set(app.websocketServer.clients.size)
    return await reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** Only names that we know: a made-up one must not make a series of its own. */
function operationOf({ body, routeOptions }: FastifyRequest): string {
  const asked = typeof body === 'object' && body !== null && 'operation' in body ? body.operation : null
  return routeOptions.url === '/api/query' && typeof asked === 'string' && isOperationName(asked) ? asked : 'none'
}
