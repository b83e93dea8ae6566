import type { VisibilityScope } from '@waybook/contract'
import { isDrawingRevealed } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'

import { maskFor, readMasks } from '../sight/scene-masks.ts'
import { sceneOnTable } from '../table/queries.ts'
import type { DrawingRecord } from './drawing-record.ts'

const columns = ['id', 'scene', 'place', 'content', 'version'] as const

/** Drawings from bottom to top. Players get only drawings for everyone that are not under fog, and only on the active scene. */
export async function readDrawings(
  tables: CampaignTables,
  sceneId: string,
  scope: VisibilityScope,
): Promise<DrawingRecord[]> {
  if (!scope.everything && (await sceneOnTable(tables)) !== sceneId) return []
  const all = await readAll(tables, sceneId)
  if (scope.everything) return all
  const open = all.filter(({ audience }) => audience === 'everyone')
  const masks = open.length === 0 ? null : await readMasks(tables, sceneId)
  if (!masks) return open
  const { shown } = maskFor(masks, scope)
  return open.filter((drawing) => isDrawingRevealed(shown, drawing))
}

/** Drawings that players would see on the active scene without its fog. Empty if the scene is not the active one. */
export async function drawingsOnTable(tables: CampaignTables, sceneId: string): Promise<DrawingRecord[]> {
  if ((await sceneOnTable(tables)) !== sceneId) return []
  return (await readAll(tables, sceneId)).filter(({ audience }) => audience === 'everyone')
}

async function readAll({ db, campaign }: CampaignTables, sceneId: string): Promise<DrawingRecord[]> {
  const rows = await db
    .selectFrom('drawing')
    .where('campaign', '=', campaign)
    .where('scene', '=', sceneId)
    .select(columns)
    .orderBy('place')
    .execute()
  return rows.map(toRecord)
}

export async function readDrawing({ db, campaign }: CampaignTables, id: string): Promise<DrawingRecord | null> {
  const row = await db
    .selectFrom('drawing')
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst()
  return row ? toRecord(row) : null
}

type DrawingRow = { readonly id: string; readonly scene: string } & Pick<DrawingRecord, 'place' | 'version'> & {
    readonly content: string
  }

function toRecord({ id, scene, place, content, version }: DrawingRow): DrawingRecord {
  return { ...fromJson<DrawingRecord>(content), id, sceneId: scene, place, version }
}
