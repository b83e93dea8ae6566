import type { LiveChange, VisibilityScope } from '@waybook/contract'

import type { LoggedChange } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import type { ChangeRecord } from '../changes.ts'
import type { FogChange } from './fog-change.ts'
import { tilesWithin } from './map-tiles.ts'
import { maskText } from './mask-text.ts'
import { readMap } from './read-map.ts'

/** Changes of fog as players and game masters are told of them, by their numbers. */
export type FogSubjects = ReadonlyMap<number, { readonly players: LiveChange; readonly gameMasters: LiveChange }>

/** Presents changes of fog, once for all viewers: the tiles and the mask as they are now. */
export async function fogSubjects(changes: readonly ChangeRecord[], tables: CampaignTables): Promise<FogSubjects> {
  const changed = changes.filter((change): change is LoggedChange<FogChange> => change.operation === 'fog')
  const presented = new Map<number, { players: LiveChange; gameMasters: LiveChange }>()
  for (const { seq: version, subject: sceneId, payload } of changed) {
    const mask = (await readMap(tables, sceneId))?.fog?.mask
    if (!mask) continue
    const { after, operation, area } = payload
    const { op, shape, points, radius } = operation ?? {}
    const how =
      op && shape
        ? { operation: { op, shape, ...(points && { points: [...points] }), ...(radius !== undefined && { radius }) } }
        : { mask: maskText(mask) }
    presented.set(version, {
      players: { kind: 'fog', sceneId, version, tiles: tilesWithin(mask, area) },
      gameMasters: { kind: 'fogOp', sceneId, version, after, ...how },
    })
  }
  return presented
}

export function presentedFog(seq: number, scope: VisibilityScope, subjects: FogSubjects): LiveChange | null {
  return subjects.get(seq)?.[scope.everything ? 'gameMasters' : 'players'] ?? null
}
