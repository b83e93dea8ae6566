import type { LiveChange } from '@waybook/contract'
import { fogActions, type FogArea } from '@waybook/rules'

import type { Change, LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import { aboutSubject, noNews, type ChangeKind } from '../change-kind.ts'
import type { HandOperation } from '../sight/hand-fog.ts'
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
    readonly operation: HandOperation | null
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
  /** `null` on a scene with sight: what players see of the change comes with what they see. */
  readonly players: LiveChange | null
  readonly gameMasters: LiveChange
}

/** The messages, with the current tiles and mask. */
async function presentFog(
  { seq: version, subject: sceneId, payload }: LoggedChange<FogChange>,
  tables: CampaignTables,
): Promise<Presented | null> {
  const fog = (await readMap(tables, sceneId))?.fog
  if (!fog) return null
  const { mask, byHand } = fog
  const { after, operation, area } = payload
  const { op: act, shape, points, radius } = operation ?? {}
  const op = fogActions.find((one) => one === act)
  const how =
    op && shape
      ? { operation: { op, shape, ...(points && { points: [...points] }), ...(radius !== undefined && { radius }) } }
      : { mask: maskText(mask), ...(byHand && { byHand: maskText(byHand) }) }
  return {
    players: byHand ? null : { kind: 'fog', sceneId, version, tiles: tilesWithin(mask, area) },
    gameMasters: { kind: 'fogOp', sceneId, version, after, ...how },
  }
}
