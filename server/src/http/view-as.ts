import {
  everything,
  ANY_PLAYER,
  LIVE_PATH,
  Problem,
  readEntityId,
  typeOfId,
  VIEW_AS_HEADER,
  VIEW_AS_PARAM,
  type Viewer,
} from '@waybook/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

import type { Identity } from '#auth/auth.ts'
import { readNames } from '#features/entities/names.ts'

import { siteOf } from './campaign-hosts.ts'
import type { AppServices } from './services.ts'

const NO_SUCH_CHARACTER = 'There is no such character to view as'

/**
 * The player that a request asks to view the campaign as, or `null`. This player has the requested character but no account, so private
 * notes and rolls of the real player stay private. Throws the Problem `view-refused`.
 */
export async function findViewAs(
  services: Pick<AppServices, 'store'>,
  request: FastifyRequest,
  { role, user }: Identity,
): Promise<Viewer | null> {
  const wanted = wantedBy(request)
  if (wanted === undefined) return null
  if (role !== 'gameMaster') throw new Problem('view-refused')
  // No account has this id. It differs for each game master, because their calls are counted.
  const viewer = { userId: `view of ${user.id}`, role: 'player' } as const
  if (wanted === ANY_PLAYER) return { ...viewer, characterId: null }
  const characterId = typeof wanted === 'string' ? readEntityId(wanted) : null
  if (characterId === null || typeOfId(characterId) !== 'character')
    throw new Problem('view-refused', NO_SUCH_CHARACTER)
  const tables = services.store.records(siteOf(request).campaignId)
  const [character] = await readNames(tables, [characterId], everything)
  if (!character) throw new Problem('view-refused', NO_SUCH_CHARACTER)
  return { ...viewer, characterId }
}

const liveQuery = z.object({ [VIEW_AS_PARAM]: z.optional(z.unknown()) })

/** Only the live connection may ask in its address, because people share the addresses of pages. */
function wantedBy({ headers, query, routeOptions }: FastifyRequest): unknown {
  const inAddress = routeOptions.url === LIVE_PATH ? liveQuery.parse(query)[VIEW_AS_PARAM] : undefined
  return headers[VIEW_AS_HEADER] ?? inAddress
}
