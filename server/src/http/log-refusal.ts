import type { Problem, ProblemId } from '@waybook/contract'
import type { FastifyRequest } from 'fastify'

const BEYOND_RIGHTS = new Set<ProblemId>(['not-allowed', 'cross-site', 'api-key-missing', 'too-many'])

/**
 * Logs a refusal with the user, their address and the route. Guesses, forgeries and requests beyond a user's permissions are warnings,
 * which the default log level includes.
 */
export function logRefusal(request: FastifyRequest, { id }: Problem): void {
  const about = { req: request, problem: id, userId: request.identity?.user.id ?? null }
  if (isNotable(request, id)) request.log.warn(about, 'refused')
  else request.log.info(about, 'refused')
}

function isNotable({ routeOptions: { url = '', config } }: FastifyRequest, id: ProblemId): boolean {
  if (BEYOND_RIGHTS.has(id)) return true
  // On a route that requires sign-in, this is just a browser whose session has ended.
  if (id === 'not-signed-in') return config.access !== 'signedIn'
  return url.startsWith('/api/auth/') && !url.endsWith('*')
}
