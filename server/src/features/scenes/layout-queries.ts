import { isDeepStrictEqual } from 'node:util'

import { everything, type SceneLayout } from '@waybook/contract'

import { moodIn } from '#campaign-folder/scene-mood.ts'
import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import { selectEntities } from '../entities/cards.ts'

/** The subject is the scene. Viewers receive its current layout. */
export type SceneLayoutChange = Change<'sceneLayout', Record<string, never>>

type Laid = Pick<SceneLayout, 'grid' | 'bands'>

export async function readSceneLayout(tables: CampaignTables, sceneId: string): Promise<SceneLayout | null> {
  const row = await selectEntities(tables, everything)
    .leftJoin('sceneLayout', (join) =>
      join.onRef('sceneLayout.campaign', '=', 'entity.campaign').onRef('sceneLayout.scene', '=', 'entity.id'),
    )
    .where('entity.id', '=', sceneId)
    .where('entity.type', '=', 'scene')
    .select(['entity.properties', 'sceneLayout.grid', 'sceneLayout.bands'])
    .executeTakeFirst()
  if (!row) return null
  const grid = row.grid === null ? null : fromJson(row.grid)
  return { grid, bands: row.bands === null ? null : fromJson(row.bands), ...moodIn(fromJson(row.properties)) }
}

/** `null` for a scene without a grid, and for what is no scene. */
export async function readSceneGrid(tables: CampaignTables, sceneId: string): Promise<SceneLayout['grid']> {
  return (await readSceneLayout(tables, sceneId))?.grid ?? null
}

export async function setSceneLayout(tx: CampaignTransaction, scene: string, wanted: Partial<Laid>): Promise<void> {
  const { db, campaign } = tx
  const known = await readSceneLayout(tx, scene)
  if (!known) return
  const { grid, bands } = { ...known, ...wanted }
  if (isDeepStrictEqual([grid, bands], [known.grid, known.bands])) return
  const columns = { grid: grid && toJson(grid), bands: bands && toJson(bands) }
  await db
    .insertInto('sceneLayout')
    .values({ campaign, scene, ...columns })
    .onConflict((conflict) => conflict.columns(['campaign', 'scene']).doUpdateSet(columns))
    .execute()
  const change: SceneLayoutChange = { audience: 'entity', operation: 'sceneLayout', subject: scene, payload: {} }
  tx.log(change)
}
