import {
  isOperationName,
  once,
  operations,
  Problem,
  restPaths,
  type Operation,
  type OperationName,
} from '@waybook/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

import type { House } from '../../house.ts'
import { answer } from '../../operations/answer.ts'
import type { Rolling } from '../../roll/rolling.ts'
import { askedBy } from '../asked.ts'
import { identityOf } from '../guard.ts'

const asking = { config: { access: 'signedIn', key: true, scripts: true } } as const

const body = z.object({ operation: z.string(), params: z.optional(z.unknown()), once: z.optional(once) })
const texts = z.record(z.string(), z.string())

/** `POST /api/query {operation, params, once?}`: every operation at one address. */
export function queryRoute(app: FastifyInstance, house: House, rolling: Rolling): void {
  app.post('/api/query', asking, async (request) => {
    const read = body.safeParse(request.body)
    if (!read.success) throw new Problem('bad-params', 'The body must be {operation, params, once?}')
    const { operation, params, once: id = null } = read.data
    if (!isOperationName(operation))
      throw new Problem('unknown-operation', `Unknown operation "${operation.slice(0, 60)}"`)
    const identity = identityOf(request)
    if (identity.byKey && isInPerson(operation)) throw new Problem('not-allowed', 'No API key can do this: sign in')
    house.callLimits.count(operation, { userId: identity.user.id, address: request.ip })
    const call = { ...askedBy(house, request, identity), once: id, rolling }
    return await answer(call, operation, params ?? {})
  })
}

function isInPerson(name: OperationName): boolean {
  const operation: Operation = operations[name]
  return operation.inPerson === true
}

/** The GET calls: each is an operation at an address of its own. */
export function restRoutes(app: FastifyInstance, house: House, rolling: Rolling): void {
  for (const { path, query, operation, params } of restPaths)
    for (const url of spellings(path))
      app.get(url, asking, async (request) => {
        const given = { ...queryOf(request.query, query), ...pathOf(request.params) }
        const identity = identityOf(request)
        house.callLimits.count(operation, { userId: identity.user.id, address: request.ip })
        const call = { ...askedBy(house, request, identity), once: null, rolling }
        return await answer(call, operation, params(given))
      })
}

/** An id comes as one percent-encoded segment or as two. */
function spellings(path: string): string[] {
  const colons = path.replaceAll(/\{(\w+)\}/g, ':$1')
  return colons.includes(':id') ? [colons, colons.replace(':id', ':category/:slug')] : [colons]
}

function pathOf(params: unknown): Record<string, string> {
  const { category, slug, ...given } = texts.parse(params)
  return category && slug ? { ...given, id: `${category}/${slug}` } : given
}

/** What the address declares of its query; anything else in it is not ours. */
function queryOf(query: unknown, declared: readonly string[]): Record<string, string> {
  const read = texts.safeParse(query)
  if (!read.success) throw new Problem('bad-params', 'Every query parameter may be given once')
  return Object.fromEntries(Object.entries(read.data).filter(([name]) => declared.includes(name)))
}
