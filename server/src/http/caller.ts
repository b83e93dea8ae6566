import { displayOperations, operations, Problem, type Operation, type OperationName } from '@waybook/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { CallContext } from '#operations/steps.ts'
import { accountProblems } from '#sentences/problems.ts'

import { contextOf, identityOf } from './guard.ts'
import type { AppServices } from './services.ts'

/**
 * Counts a call and returns its context. Throws the Problems `view-only`, `too-many` and, if the operation does not accept API keys or
 * displays, `not-allowed`.
 */
export function callerOf(
  services: AppServices,
  request: FastifyRequest,
  name: OperationName,
): Omit<CallContext, 'idempotencyKey'> {
  const operation: Operation = operations[name]
  const identity = identityOf(request)
  if (identity.byKey && operation.requiresSession) throw new Problem('not-allowed', accountProblems.apiKeyCannot())
  if (identity.displayId !== undefined && !displayOperations.has(name))
    throw new Problem('not-allowed', accountProblems.displayCannot())
  if (request.viewAs && operation.writes) throw new Problem('view-only')
  const account = identity.user.id
  services.callLimits.count(name, { userId: account, address: request.ip })
  return { ...contextOf(services, request, identity), account }
}

/**
 * Aborts when the connection closes before the whole response has been sent. The request's own `signal` cannot be used, because it aborts
 * as soon as the body has been read.
 */
export function clientAborted({ raw }: FastifyReply): AbortSignal {
  const over = new AbortController()
  if (raw.destroyed) over.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) over.abort()
  })
  return over.signal
}
