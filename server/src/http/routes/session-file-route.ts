import { Problem } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import { oneSessionCalendar } from '#features/schedule/session-calendar.ts'
import { writeCalendar } from '#features/schedule/write-calendar.ts'

import { siteOf } from '../campaign-hosts.ts'
import { contextOf, identityOf } from '../guard.ts'
import type { AppServices } from '../services.ts'
import { attached } from './downloads.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

const address = z.object({ sessionId: z.string().check(z.maxLength(80)) })

/** Serves the date of one session as a file, to be added to a calendar by hand. */
export function sessionFileRoute(app: FastifyInstance, services: AppServices): void {
  const config = { access: 'signedIn', cookieOnly: true } as const
  app.get('/api/schedule/:sessionId/session.ics', { config }, async (request, reply) => {
    const read = address.safeParse(request.params)
    const context = contextOf(services, request, identityOf(request))
    const origin = await originOfPages(services, request)
    const calendar = read.success ? await oneSessionCalendar(context, origin, read.data.sessionId) : null
    if (!calendar) throw new Problem('not-found')
    return await attached(reply, 'session.ics', CALENDAR_TYPE).send(await writeCalendar(calendar))
  })
}

/** The campaign's own address with its path, whichever host the request named. */
export async function originOfPages({ campaignHosts }: AppServices, request: FastifyRequest): Promise<string> {
  const { basePath, realm, ownOrigin } = siteOf(request)
  const [origin = ''] = ownOrigin === null ? await campaignHosts.originsOf(realm) : [ownOrigin]
  return origin + basePath
}
