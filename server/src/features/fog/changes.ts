import type { LiveChange } from '@waybook/contract'
import type { FogArea, FogOperation } from '@waybook/rules'

import type { Change, LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import { aboutSubject, noNews, type ChangeKind } from '../change-kind.ts'
import { tilesWithin } from './map-tiles.ts'
import { maskText } from './mask-text.ts'
import { readMap } from './read-map.ts'

/** The subject is the scene. */
export type FogChange = Change<
  'fog',
  {
    /** The number of the previous change; 0 if this is the first. */
    readonly after: number
    /** `null` if something other than an operation changed the mask. */
    readonly operation: FogOperation | null
    /** Contains all cells that changed. */
    readonly area: FogArea
  }
>

export const fogChange: ChangeKind<FogChange> = {
  ...aboutSubject,
  wanted: () => 'page',
  presenter: async (changes, tables) => {
    const presented = new Map<number, Presented>()
    for (const change of changes) {
      const both = await presentFog(change, tables)
      if (both) presented.set(change.seq, both)
    }
    return ({ seq }, { scope }) => presented.get(seq)?.[scope.everything ? 'gameMasters' : 'players'] ?? null
  },
  logLine: ({ subject }) => ({ did: 'fogChanged', entity: subject }),
  news: noNews,
}

interface Presented {
  readonly players: LiveChange
  readonly gameMasters: LiveChange
}

/** The messages, with the current tiles and mask. */
async function presentFog(
  { seq: version, subject: sceneId, payload }: LoggedChange<FogChange>,
  tables: CampaignTables,
): Promise<Presented | null> {
  const mask = (await readMap(tables, sceneId))?.fog?.mask
  if (!mask) return null
  const { after, operation, area } = payload
  const { op, shape, points, radius } = operation ?? {}
  const how =
    op && shape
      ? { operation: { op, shape, ...(points && { points: [...points] }), ...(radius !== undefined && { radius }) } }
      : { mask: maskText(mask) }
  return {
    players: { kind: 'fog', sceneId, version, tiles: tilesWithin(mask, area) },
    gameMasters: { kind: 'fogOp', sceneId, version, after, ...how },
  }
}
