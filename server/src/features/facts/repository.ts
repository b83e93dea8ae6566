import type { Sight } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import type { CharacterFacts, FactRecords } from '../../database/records.ts'
import { fromJson } from '../../database/statement/json-column.ts'
import { selectEntities } from '../entities/cards.ts'
import { withOther } from '../entities/relationships.ts'

export async function readFacts(tables: CampaignTables, ids: readonly string[], sight: Sight): Promise<FactRecords> {
  const held = await selectEntities(tables, sight).where('entity.id', 'in', ids).select('entity.id').execute()
  const seen = held.map(({ id }) => id)
  if (seen.length === 0) return { relationships: [], characters: [], carried: [] }
  return {
    relationships: await readOutgoing(tables, seen, sight),
    characters: await readCharacters(tables, seen, sight),
    carried: await readCarried(tables, seen, sight),
  }
}

/** `from` is within the sight already; the other end is asked for. */
async function readOutgoing(tables: CampaignTables, from: readonly string[], sight: Sight) {
  return await withOther(tables, 'to', sight)
    .clearSelect()
    .where('relationship.from', 'in', from)
    .select(['relationship.from', 'relationship.type', 'relationship.to'])
    .execute()
}

async function readCharacters(tables: CampaignTables, ids: readonly string[], sight: Sight): Promise<CharacterFacts[]> {
  const rows = await selectEntities(tables, sight)
    .innerJoin('characterState', (join) =>
      join.onRef('characterState.campaign', '=', 'entity.campaign').onRef('characterState.character', '=', 'entity.id'),
    )
    .where('entity.id', 'in', ids)
    .where('entity.type', '=', 'character')
    .select(['entity.id', 'characteristics', 'skills', 'maxHp', 'strainThreshold', 'hitpoints', 'strain', 'conditions'])
    .execute()
  return rows.map((row) => ({
    ...row,
    characteristics: fromJson(row.characteristics),
    skills: fromJson(row.skills),
    conditions: fromJson(row.conditions),
  }))
}

async function readCarried(tables: CampaignTables, characters: readonly string[], sight: Sight) {
  return await selectEntities(tables, sight)
    .innerJoin('inventory', (join) =>
      join.onRef('inventory.campaign', '=', 'entity.campaign').onRef('inventory.item', '=', 'entity.id'),
    )
    .where('inventory.character', 'in', characters)
    .select(['inventory.character', 'inventory.item', 'inventory.amount'])
    .execute()
}
