import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import type { DrawingRecord } from './drawing-record.ts'
import { readDrawing, readDrawings } from './read-drawings.ts'
import { nextPlace, putDrawing, undoDrawing, type DrawingPut } from './write-drawing.ts'

export interface DrawingRepository {
  /** From below to above, as far as the scope includes them. The caller checks who sees the scene. */
  list(sceneId: string, scope: VisibilityScope): Promise<DrawingRecord[]>
  /** Whoever may see it. */
  find(id: string): Promise<DrawingRecord | null>
}

export interface DrawingWriter extends DrawingRepository {
  /** Creates, replaces or removes a drawing. Returns its version. The caller checks it. */
  put(drawing: DrawingPut): Promise<number>
  /** The place of a new drawing: above all others. */
  nextPlace(sceneId: string): Promise<number>
  /** Undoes the last change by the same user. Returns whether there was one. */
  undo(sceneId: string): Promise<boolean>
}

export function drawingRepository(tables: CampaignTables): DrawingRepository {
  return {
    list: async (sceneId, scope) => await readDrawings(tables, sceneId, scope),
    find: async (id) => await readDrawing(tables, id),
  }
}

export function drawingWriter(tx: CampaignTransaction): DrawingWriter {
  return {
    ...drawingRepository(tx),
    put: async (drawing) => await putDrawing(tx, drawing),
    nextPlace: async (sceneId) => await nextPlace(tx, sceneId),
    undo: async (sceneId) => await undoDrawing(tx, sceneId),
  }
}
