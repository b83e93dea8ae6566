import type { Problem, ProblemId } from '@waybook/contract'
import type { FastifyRequest } from 'fastify'

const BEYOND_RIGHTS = new Set<ProblemId>(['not-allowed', 'cross-site', 'api-key-missing', 'too-many'])

/**
 * Notes a refusal with who asked, from where and for what. Guesses, forgeries and what goes beyond somebody's rights are warnings, so
 * that they are in the log as it is by default.
 */
export function logRefusal(request: FastifyRequest, { id }: Problem): void {
  const about = { req: request, problem: id, userId: request.identity?.user.id ?? null }
  if (isNotable(request, id)) request.log.warn(about, 'refused')
  else request.log.info(about, 'refused')
}

function isNotable({ routeOptions: { url = '', config } }: FastifyRequest, id: ProblemId): boolean {
  if (BEYOND_RIGHTS.has(id)) return true
  // Where one has to be signed in, not to be is a browser whose session has ended.
  if (id === 'not-signed-in') return config.access !== 'signedIn'
  return url.startsWith('/api/auth/') && !url.endsWith('*')
}
