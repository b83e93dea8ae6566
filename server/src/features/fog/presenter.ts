import type { SceneMap, Viewer } from '@waybook/contract'
import { wholeGrid } from '@waybook/rules'

import type { FogRecord, MapRecord } from './fog-record.ts'
import { tilesWithin } from './map-tiles.ts'
import { maskText } from './mask-text.ts'

/** Presents a map to a viewer who may see its scene. `undoable`: whether they have an operation to undo. */
export function toSceneMap(
  { sceneId, picture: { key, width, height }, fog }: MapRecord,
  { role }: Pick<Viewer, 'role'>,
  undoable: boolean,
): SceneMap {
  const map = { sceneId, width, height, address: `/pictures/${key}/tiles`, version: fog?.version ?? 0 }
  if (role === 'gameMaster') return { ...map, tiles: null, fog: fog && forGameMaster(fog, undoable) }
  return { ...map, tiles: fog?.isCovered === true ? uncovered(fog) : null, fog: null }
}

function forGameMaster({ startsClosed, mask }: FogRecord, undoable: boolean): SceneMap['fog'] {
  return { startsClosed, mask: maskText(mask), undoable }
}

function uncovered({ mask }: FogRecord): NonNullable<SceneMap['tiles']> {
  return tilesWithin(mask, wholeGrid(mask.grid)).filter(([, key]) => key !== null)
}
