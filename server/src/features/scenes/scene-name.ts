import type { Sight } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { selectEntities } from '../entities/cards.ts'

/** `null` where there is no such scene within the sight. */
export async function readSceneName(tables: CampaignTables, id: string, sight: Sight) {
  const row = await selectEntities(tables, sight)
    .where('entity.id', '=', id)
    .where('entity.type', '=', 'scene')
    .select(['entity.id', 'entity.name'])
    .executeTakeFirst()
  return row ?? null
}
