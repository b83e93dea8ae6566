import { isOperationName, operationCallRoute, Problem, restPaths } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import * as z from 'zod/mini'

import type { Perform } from '#operations/perform.ts'

import { callerOf, clientAborted } from '../caller.ts'
import { payloadOf } from '../compression.ts'
import type { AppServices } from '../services.ts'
import { alsoForDisplays, routeUrl } from './route-url.ts'

const routeOptions = {
  config: { access: 'signedIn', requiresApiKey: true, allowsPersonalKey: true, readsByPost: true },
} as const

const texts = z.record(z.string(), z.string())

/** Enough for the longest text of an entity (`SOURCE_MAX`) with three bytes per letter. */
const CALL_MAX_BYTES = 8 * 1024 * 1024

/** `POST /api/query {operation, params, idempotencyKey?}`: every operation at one address. */
export function queryRoute(app: FastifyInstance, services: AppServices, perform: Perform): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const read = operationCallRoute.body.safeParse(request.body)
    if (!read.success) throw new Problem('bad-params', 'The body must be {operation, params, idempotencyKey?}')
    const { operation, params, idempotencyKey: key = null } = read.data
    if (!isOperationName(operation))
      throw new Problem('unknown-operation', `Unknown operation "${operation.slice(0, 60)}"`)
    const caller = callerOf(services, request, operation)
    const call = { ...caller, idempotencyKey: key, clientAborted: () => clientAborted(reply) }
    return payloadOf(await perform(call, operation, params ?? {}), request, reply)
  }
  for (const url of alsoForDisplays(operationCallRoute.path))
    app.post(url, { ...routeOptions, bodyLimit: CALL_MAX_BYTES }, answer)
}

/** The GET calls. Each is an operation at its own path. */
export function restRoutes(app: FastifyInstance, services: AppServices, perform: Perform): void {
  for (const { path, query, operation, params } of restPaths)
    for (const url of spellings(path))
      app.get(url, routeOptions, async (request, reply) => {
        const given = { ...queryOf(request.query, query), ...pathOf(request.params) }
        const caller = callerOf(services, request, operation)
        const call = { ...caller, idempotencyKey: null, clientAborted: () => clientAborted(reply) }
        return payloadOf(await perform(call, operation, params(given)), request, reply)
      })
}

/** An id may be one percent-encoded segment or two segments. */
function spellings(path: string): string[] {
  const colons = routeUrl({ path })
  return colons.includes(':id') ? [colons, colons.replace(':id', ':category/:slug')] : [colons]
}

function pathOf(params: unknown): Record<string, string> {
  const { category, slug, ...given } = texts.parse(params)
  return category && slug ? { ...given, id: `${category}/${slug}` } : given
}

/** The query parameters that the path declares. Ignores all others. */
function queryOf(query: unknown, declared: readonly string[]): Record<string, string> {
  const read = texts.safeParse(query)
  if (!read.success) throw new Problem('bad-params', 'Each query parameter may be given only once')
  return Object.fromEntries(Object.entries(read.data).filter(([name]) => declared.includes(name)))
}
