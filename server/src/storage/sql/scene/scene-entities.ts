import type { Sight } from '@waybook/contract'

import type { SceneEntityRecord } from '../../records.ts'
import type { CampaignTables } from '../campaign-tables.ts'
import { toCard } from '../cards.ts'
import { withOther } from '../relationships.ts'
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
