import type { SceneMap, Viewer } from '@waybook/contract'
import { wholeGrid, type FogMask } from '@waybook/rules'

import type { GroupRow } from '../sight/group-rows.ts'
import { toGroupSight } from '../sight/presenter.ts'
import type { FogRecord, MapRecord } from './fog-record.ts'
import { tilesWithin } from './map-tiles.ts'
import { maskText } from './mask-text.ts'

interface Seen {
  /** Whether the viewer has an operation to undo. */
  readonly undoable: boolean
  /** What a player's group sees. `null` on a scene without sight, and for game masters. */
  readonly group: GroupRow | null
}

/** Presents a map to a viewer who may see its scene. */
export function toSceneMap(
  { sceneId, picture: { key, width, height }, fog }: MapRecord,
  { role }: Pick<Viewer, 'role'>,
  { undoable, group }: Seen,
): SceneMap {
  const version = Math.max(fog?.version ?? 0, group?.version ?? 0)
  const map = { sceneId, width, height, address: `/pictures/${key}/tiles`, version }
  if (role === 'gameMaster') return { ...map, tiles: null, sight: null, fog: fog && forGameMaster(fog, undoable) }
  const tiles = fog?.isCovered === true ? uncovered(group?.shown ?? fog.mask) : null
  return { ...map, tiles, sight: group && toGroupSight(group), fog: null }
}

function forGameMaster({ startsClosed, mask, byHand }: FogRecord, undoable: boolean): SceneMap['fog'] {
  return { startsClosed, mask: maskText(mask), byHand: byHand && maskText(byHand), undoable }
}

function uncovered(mask: FogMask): NonNullable<SceneMap['tiles']> {
  return tilesWithin(mask, wholeGrid(mask.grid)).filter(([, key]) => key !== null)
}
