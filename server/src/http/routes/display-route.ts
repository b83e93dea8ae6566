import { normalizeIP } from '@better-auth/core/utils/ip'
import { DISPLAY_CODE_MS, DISPLAY_PATH, displayRoute, Problem, type RouteAnswer } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { displayCookie, connectWithCode } from '#features/displays/identify-display.ts'
import { RateLimiter } from '#runtime/rate-limiter.ts'
import { accountProblems } from '#sentences/problems.ts'

import { siteOf } from '../campaign-hosts.ts'
import type { AppServices } from '../services.ts'

/** The limit of one address. A limit over all addresses is stored with the code (decision 0125). */
const TRIES = { most: 10, windowMs: DISPLAY_CODE_MS }

const YEAR_S = 31_536_000

/** Exchanges the code of a display for a cookie, which browsers send only to the addresses of displays. */
export function displayRoutes(app: FastifyInstance, { store, secure }: AppServices): void {
  const tries = new RateLimiter(TRIES)
  app.post(
    displayRoute.path,
    { config: { access: 'public' } },
    async (request, reply): Promise<RouteAnswer<typeof displayRoute>> => {
      const read = displayRoute.body.safeParse(request.body)
      if (!read.success) throw new Problem('bad-params', read.error.issues[0]?.message)
      const address = normalizeIP(request.ip)
      const retryAfterS = tries.consume(address)
      if (retryAfterS > 0) throw new Problem('too-many', undefined, { retryAfterS })
      const { campaignId, basePath } = siteOf(request)
      const records = store.records(campaignId)
      const secret = await connectWithCode(records, read.data.code, Date.now())
      if (secret === null) throw new Problem('not-signed-in', accountProblems.codeWrongOrExpired())
      tries.refund(address)
      const flags = `Max-Age=${YEAR_S}; Path=${basePath}${DISPLAY_PATH}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
      reply.header('set-cookie', `${displayCookie(secure)}=${secret}; ${flags}`)
      return { success: true }
    },
  )
}
