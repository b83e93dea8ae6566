import { isOperationName, JOB_LIST_MAX, Problem, prometheusRoute, QUERY_PATH } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as Client from 'prom-client'
import type { Registry } from 'prom-client'

import { timingSafeEqualText } from '#auth/timing-safe-equal.ts'
import { everyCampaign } from '#features/campaigns/campaigns.ts'
import { listJobs } from '#features/jobs/queries.ts'

import { type AppServices } from '../services.ts'

const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/**
 * `GET /metrics` for Prometheus, with `Authorization: Bearer METRICS_KEY`. Without this setting, the route does not exist and nothing is
 * counted. The metrics describe routes, operations, jobs and the process, but no users and no entities.
 */
export async function metricsRoute(app: FastifyInstance, services: AppServices): Promise<void> {
  const { metricsKey } = services
  if (metricsKey === null) return
  const client = await import('prom-client')
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  timeRequests(app, client, registry)
  addGauges(app, services, client, registry)
  app.get(prometheusRoute.path, async (request, reply) => {
    if (!timingSafeEqualText(request.headers.authorization ?? '', `Bearer ${metricsKey}`))
      throw new Problem('not-signed-in')
    return await reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function timeRequests(app: FastifyInstance, { Histogram }: typeof Client, registry: Registry): void {
  const seconds = new Histogram({
    name: 'waybook_request_seconds',
    help: 'Request duration in seconds, by route, operation and status.',
    labelNames: ['route', 'operation', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ route, operation: operationOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

/** Gauges that are read when the metrics are requested. */
function addGauges(
  app: FastifyInstance,
  { store, campaignId }: AppServices,
  { Gauge }: typeof Client,
  registry: Registry,
): void {
  const connections: Client.Gauge = new Gauge({
    name: 'waybook_live_connections',
    help: 'Open live connections.',
    registers: [registry],
    collect: () => connections.set(app.websocketServer.clients.size),
  })
  const jobs = new Gauge({
    name: 'waybook_jobs',
    help: `Jobs by status, of the newest ${JOB_LIST_MAX} of each campaign.`,
    labelNames: ['status'],
    registers: [registry],
    collect: async () => {
      jobs.reset()
      for (const id of await everyCampaign(store, campaignId))
        for (const { job } of await listJobs(store.records(id), JOB_LIST_MAX)) jobs.inc({ status: job.status })
    },
  })
}

/** Names only known operations, because an invented name must not create a new time series. */
function operationOf({ body, routeOptions }: FastifyRequest): string {
  const requested = typeof body === 'object' && body !== null && 'operation' in body ? body.operation : null
  return routeOptions.url === QUERY_PATH && typeof requested === 'string' && isOperationName(requested)
    ? requested
    : 'none'
}
