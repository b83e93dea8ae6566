import type { Sight } from '@waybook/contract'

import type { EntityRecord } from '../records.ts'
import type { CampaignTables } from './campaign-tables.ts'
import { cardColumns, selectEntities, toCard } from './cards.ts'
import { fromJson } from './json-column.ts'

export async function readEntity(tables: CampaignTables, id: string, sight: Sight): Promise<EntityRecord | null> {
  const row = await selectEntities(tables, sight)
    .where('entity.id', '=', id)
    .select(cardColumns)
    .select(['entity.visualDescription', 'entity.longFull', 'entity.longOpen', 'entity.characteristics'])
    .select(['entity.skills', 'entity.maxHp', 'entity.strainThreshold', 'entity.boxText', 'entity.gmNotes'])
    .select(['entity.masthead', 'entity.dateline'])
    .executeTakeFirst()
  if (!row) return null
  return {
    ...toCard(row),
    visualDescription: row.visualDescription,
    longDescription: sight.everything ? row.longFull : row.longOpen,
    characteristics: fromJson(row.characteristics),
    skills: fromJson(row.skills),
    maxHp: row.maxHp,
    strainThreshold: row.strainThreshold,
    boxText: row.boxText,
    gmNotes: sight.everything ? row.gmNotes : null,
    masthead: row.masthead,
    dateline: row.dateline,
  }
}
