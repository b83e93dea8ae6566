import type { FogMask } from '@waybook/rules'

import type { Actor } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { newestOperation } from './fog-history.ts'
import type { MapRecord, NewOperation } from './fog-record.ts'
import { readCoveredMask, readMap, readMapByKey } from './read-map.ts'
import { changeFog, startFog, undoFog } from './write-fog.ts'

/** Whether there is an operation that the actor can undo. */
export async function isFogUndoable(tables: CampaignTables, sceneId: string, actor: Actor): Promise<boolean> {
  return (await newestOperation(tables, sceneId, actor)) !== null
}
