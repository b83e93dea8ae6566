import { normalizeIP } from '@better-auth/core/utils/ip'
import { Problem } from '@waybook/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { RateLimiter } from '../../../runtime/rate-limiter.ts'
import type { BuiltInContext } from '../accounts/context.ts'

/** Counts an attempt, and refuses it where there were too many. */
export function admit(reply: FastifyReply, attempts: RateLimiter, key: string): void {
  const waitS = attempts.consume(key)
  if (waitS === 0) return
  reply.header('retry-after', waitS)
  throw new Problem('too-many')
}

/** By the address that the request really came from; of IPv6 the network counts, since a house has them all. */
export function admitAddress({ addresses }: BuiltInContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    admit(reply, addresses, `${request.routeOptions.url} ${normalizeIP(request.ip)}`)
    return Promise.resolve()
  }
}
