import type { Sight } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import type { SceneEntityRecord } from '../../database/records.ts'
import { toCard } from '../entities/cards.ts'
import { withOther } from '../entities/relationships.ts'
import { readSceneName } from './scene-name.ts'

export async function readSceneEntities(
  tables: CampaignTables,
  sceneId: string,
  sight: Sight,
): Promise<SceneEntityRecord[] | null> {
  if (!(await readSceneName(tables, sceneId, sight))) return null
  const rows = await withOther(tables, 'to', sight)
    .where('relationship.from', '=', sceneId)
    .where('relationship.type', '=', 'contains')
    .select('entity.visualDescription')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, { ...toCard(row), visualDescription: row.visualDescription }]))
  return [...byId.values()]
}
