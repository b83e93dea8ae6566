import { Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { BucketError, type StorageFault, storageFault } from '#runtime/storage-fault.ts'

import { openRefusalLog } from './refusal-log.ts'
import type { PutSecurityHeaders } from './security-headers.ts'

/** Sends every thrown error in the same shape. An error that is not a Problem is a bug. It is logged, and the response hides the details. */
export function registerErrorHandler(app: FastifyInstance): void {
  const refusals = openRefusalLog(app)
  app.setErrorHandler((error, request, reply) => {
    const problem = error instanceof Problem ? error : problemOf(error)
    if (problem.retryAfterS !== null) reply.header('retry-after', problem.retryAfterS)
    refusals.record(request, problem, error)
    return reply.code(problem.status).header('cache-control', 'no-store').send(problem.answer())
  })
}

const UNAVAILABLE: ReadonlySet<StorageFault | null> = new Set(['unreachable', 'read-only', 'failing'])

/** Maps Fastify's errors (a body that is too large or not JSON) and storage faults (disk, database, bucket) to Problems. */
function problemOf(error: unknown): Problem {
  const fault = storageFault(error)
  if (fault === 'full') return new Problem('disk-full')
  if (UNAVAILABLE.has(fault) || error instanceof BucketError) return new Problem('unavailable')
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return new Problem('too-large')
  if (status === 429) return new Problem('too-many')
  if (status === 415 || status === 400) return new Problem('bad-params', 'The body must be JSON')
  if (typeof status === 'number' && status >= 400 && status < 500) return new Problem('bad-params')
  return new Problem('unknown')
}

/** Handles an invalid address (`/%zz`, or far too long), which Fastify refuses before any route or hook. The answer omits the address. */
export function handleInvalidAddress(putHeaders: PutSecurityHeaders) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = new Problem('bad-params', 'The address is not valid')
    putHeaders(request, reply)
    void reply
      .code(problem.status)
      .headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
      .send(problem.answer())
  }
}
