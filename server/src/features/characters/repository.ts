import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/campaign-tables.ts'
import { fromJson } from '#database/statement/json-column.ts'
import { withinScope } from '#database/within-scope.ts'

import { setDynamic, setInventory, type PlayedFields } from './set-dynamic.ts'

/** What is played of a character. */
export interface DynamicRecord {
  readonly hitpoints: number
  readonly strain: number
  readonly conditions: readonly string[]
  readonly inventory: readonly { readonly itemId: string; readonly name: string; readonly amount: number }[]
  readonly lastUpdated: number | null
  /** What the file says of the bounds. */
  readonly maxHp: number | null
  readonly strainThreshold: number | null
}

export interface CharacterRepository {
  /** `null` where there is no such character within the scope. Inventory leaves out items beyond it. */
  dynamic(characterId: string, scope: VisibilityScope): Promise<DynamicRecord | null>
}

/** Each answers `false` where there is no such character. */
export interface CharacterWriter extends CharacterRepository {
  /** Bounds are the caller's to keep. */
  setDynamic(characterId: string, fields: PlayedFields): Promise<boolean>
  /** What an item is, and who may see it, is the caller's to ask. */
  setInventory(characterId: string, itemId: string, amount: number): Promise<boolean>
}

export function characterRepository(tables: CampaignTables): CharacterRepository {
  return { dynamic: async (characterId, scope) => await readDynamic(tables, characterId, scope) }
}

export function characterWriter(tx: CampaignTransaction): CharacterWriter {
  return {
    ...characterRepository(tx),
    setDynamic: async (characterId, fields) => await setDynamic(tx, characterId, fields),
    setInventory: async (characterId, itemId, amount) => await setInventory(tx, { characterId, itemId, amount }),
  }
}

async function readDynamic(
  tables: CampaignTables,
  characterId: string,
  scope: VisibilityScope,
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
    .where(withinScope(scope))
    .select(['hitpoints', 'strain', 'conditions', 'lastUpdated', 'maxHp', 'strainThreshold'])
    .executeTakeFirst()
  if (!state) return null
  const inventory = await readInventory(tables, characterId, scope)
  return { ...state, conditions: fromJson(state.conditions), inventory }
}

async function readInventory({ db, campaign }: CampaignTables, characterId: string, scope: VisibilityScope) {
  return await db
    .selectFrom('inventory')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'inventory.campaign').onRef('entity.id', '=', 'inventory.item'),
    )
    .where('inventory.campaign', '=', campaign)
    .where('inventory.character', '=', characterId)
    .where(withinScope(scope))
    .select(['inventory.item as itemId', 'entity.name', 'inventory.amount'])
    .orderBy('inventory.item')
    .execute()
}
