import type { Sight } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import type { DynamicRecord } from '../../database/records.ts'
import { fromJson } from '../../database/statement/json-column.ts'
import { withinSight } from '../../database/within-scope.ts'

export async function readDynamic(
  tables: CampaignTables,
  characterId: string,
  sight: Sight,
): Promise<DynamicRecord | null> {
  const { db, campaign } = tables
  const state = await db
    .selectFrom('entity')
    .innerJoin('characterState', (join) =>
      join.onRef('characterState.campaign', '=', 'entity.campaign').onRef('characterState.character', '=', 'entity.id'),
    )
    .where('entity.campaign', '=', campaign)
    .where('entity.id', '=', characterId)
    .where('entity.type', '=', 'character')
    .where(withinSight(sight))
    .select(['hitpoints', 'strain', 'conditions', 'lastUpdated', 'maxHp', 'strainThreshold'])
    .executeTakeFirst()
  if (!state) return null
  const inventory = await readInventory(tables, characterId, sight)
  return { ...state, conditions: fromJson(state.conditions), inventory }
}

async function readInventory({ db, campaign }: CampaignTables, characterId: string, sight: Sight) {
  return await db
    .selectFrom('inventory')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'inventory.campaign').onRef('entity.id', '=', 'inventory.item'),
    )
    .where('inventory.campaign', '=', campaign)
    .where('inventory.character', '=', characterId)
    .where(withinSight(sight))
    .select(['inventory.item as itemId', 'entity.name', 'inventory.amount'])
    .orderBy('inventory.item')
    .execute()
}
