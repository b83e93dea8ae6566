import { isDeepStrictEqual } from 'node:util'

import type { SceneLayout } from '@waybook/contract'

import { moodIn } from '#campaign-folder/scene-mood.ts'
import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import { selectEntities } from '../entities/cards.ts'

/** The subject is the scene. It is told as it is now. */
export type SceneLayoutChange = Change<'sceneLayout', Record<string, never>>

type Laid = Pick<SceneLayout, 'grid' | 'bands'>

export interface SceneLayoutRepository {
  /** `null` if there is no such scene. The caller checks who may see it. */
  of(sceneId: string): Promise<SceneLayout | null>
}

export interface SceneLayoutWriter extends SceneLayoutRepository {
  /** What is not given stays as it is. The scene must exist. */
  set(sceneId: string, layout: Partial<Laid>): Promise<void>
}

export function sceneLayoutRepository(tables: CampaignTables): SceneLayoutRepository {
  return { of: async (sceneId) => await readLayout(tables, sceneId) }
}

export function sceneLayoutWriter(tx: CampaignTransaction): SceneLayoutWriter {
  return { ...sceneLayoutRepository(tx), set: async (sceneId, layout) => await setLayout(tx, sceneId, layout) }
}

async function readLayout(tables: CampaignTables, sceneId: string): Promise<SceneLayout | null> {
  const row = await selectEntities(tables, { everything: true })
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

async function setLayout(tx: CampaignTransaction, scene: string, wanted: Partial<Laid>): Promise<void> {
  const { db, campaign } = tx
  const known = await readLayout(tx, scene)
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
