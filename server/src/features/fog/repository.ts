import type { FogMask } from '@waybook/rules'

import type { Actor } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { newestOperation } from './fog-history.ts'
import type { MapRecord, NewOperation } from './fog-record.ts'
import { readCoveredMask, readMap, readMapByKey } from './read-map.ts'
import { changeFog, startFog, undoFog } from './write-fog.ts'

export interface FogRepository {
  /** `null` if there is no such scene, or it shows no picture. The caller checks who may see it. */
  map(sceneId: string): Promise<MapRecord | null>
  /** The map of the scene that shows the picture with this key. */
  mapByKey(key: string): Promise<MapRecord | null>
  /** What is revealed of a scene of which something is covered; `null` of any other. */
  coveredMask(sceneId: string): Promise<FogMask | null>
  /** Whether there is an operation that the actor can undo. */
  isUndoable(sceneId: string, actor: Actor): Promise<boolean>
}

/** Each method needs the map as it is within the transaction. */
export interface FogWriter extends FogRepository {
  /** Returns the number of the last change. */
  change(map: MapRecord, operation: NewOperation): Promise<number>
  /** Undoes the actor's last operation, with its stroke. Returns the number of the change; `null` if there is nothing to undo. */
  undo(map: MapRecord): Promise<number | null>
  /** Begins anew. */
  start(map: MapRecord, closed: boolean): Promise<number>
}

export function fogRepository(tables: CampaignTables): FogRepository {
  return {
    map: async (sceneId) => await readMap(tables, sceneId),
    mapByKey: async (key) => await readMapByKey(tables, key),
    coveredMask: async (sceneId) => await readCoveredMask(tables, sceneId),
    isUndoable: async (sceneId, actor) => (await newestOperation(tables, sceneId, actor)) !== null,
  }
}

export function fogWriter(tx: CampaignTransaction): FogWriter {
  return {
    ...fogRepository(tx),
    change: async (map, operation) => await changeFog(tx, map, operation),
    undo: async (map) => await undoFog(tx, map),
    start: async (map, closed) => await startFog(tx, map, closed),
  }
}
