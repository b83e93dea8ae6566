import { Problem } from '@waybook/contract'

import { readClosedHashes } from '../pictures/closed-pictures.ts'
import { type OperationHandlers, type RequestContext } from '../request-context.ts'
import { groupOf } from '../sight/scene-masks.ts'
import { sceneOf } from '../table/table-operations.ts'
import { isFogUndoable } from './fog-history.ts'
import type { MapRecord } from './fog-record.ts'
import { toSceneMap } from './presenter.ts'
import { readMap } from './read-map.ts'
import { changeFog, startFog, undoFog } from './write-fog.ts'

export const fogOperations = {
  getSceneMap: async (context, { sceneId }) => {
    const { records, viewer, scope } = context
    await sceneOf(context, sceneId)
    const map = await mapFor(context, sceneId)
    const undoable = viewer.role === 'gameMaster' && map?.fog?.fits === true
    if (!map) return { map: null }
    const group = scope.everything ? null : await groupOf(records, map, scope)
    const seen = { undoable: undoable && (await isFogUndoable(records, sceneId, viewer.userId)), group }
    return { map: toSceneMap(map, viewer, seen) }
  },

  changeFog: async (context, { sceneId, stroke, op, shape, points, radius }) => {
    await sceneOf(context, sceneId)
    const map = await expectMap(context, sceneId)
    const operation = { op, shape, points, radius }
    return { version: await changeFog(context.records, map, { operation, stroke: stroke ?? null }) }
  },

  undoFog: async (context, { sceneId }) => {
    await sceneOf(context, sceneId)
    const map = await expectMap(context, sceneId)
    const version = await undoFog(context.records, map)
    return { version: version ?? map.fog?.version ?? 0, undone: version !== null }
  },

  setFogStart: async (context, { sceneId, closed }) => {
    await sceneOf(context, sceneId)
    const map = await expectMap(context, sceneId)
    return { version: await startFog(context.records, map, closed) }
  },
} satisfies Partial<OperationHandlers>

async function expectMap({ records }: RequestContext, sceneId: string): Promise<MapRecord> {
  const map = await readMap(records, sceneId)
  if (!map) throw new Problem('conflict', `Scene "${sceneId}" has no stored image`)
  return map
}

/**
 * The map of a scene that the viewer sees. `null` for players if fog on another scene covers part of the same picture: this scene's tiles
 * would show it.
 */
export async function mapFor({ records, viewer }: Pick<RequestContext, 'records' | 'viewer'>, sceneId: string) {
  return await asSeen({ records, viewer }, await readMap(records, sceneId))
}

/** `mapFor` for any map: a scene's with its fog, or another entity's. */
export async function asSeen({ records, viewer }: Pick<RequestContext, 'records' | 'viewer'>, map: MapRecord | null) {
  if (!map || viewer.role === 'gameMaster' || map.fog?.isCovered === true) return map
  return (await readClosedHashes(records)).has(map.picture.hash) ? null : map
}
