import { PARTY_TAG, type VisibilityScope } from '@waybook/contract'

import { type CampaignTables, type CampaignTransaction, withinScope } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'

import { setDynamic, setInventory, type PlayedFields } from './set-dynamic.ts'

/** A character's state in play. */
export interface DynamicRecord {
  readonly hitpoints: number
  readonly strain: number
  readonly conditions: readonly string[]
  readonly inventory: readonly { readonly itemId: string; readonly name: string; readonly amount: number }[]
  /** When anything last changed that everyone with this scope may see; hit points and strain have a time of their own. */
  readonly lastUpdated: number | null
  readonly pointsUpdated: number | null
  /** The upper bounds in the character's file. */
  readonly maxHp: number | null
  readonly strainThreshold: number | null
}

/** A party member's hit points and strain, with the upper bounds in the character's file. */
export type PointsRecord = Pick<DynamicRecord, 'hitpoints' | 'strain' | 'maxHp' | 'strainThreshold'> & {
  readonly id: string
}

export interface CharacterRepository {
  /** `null` if there is no such character within the scope. The inventory omits items outside the scope. */
  dynamic(characterId: string, scope: VisibilityScope): Promise<DynamicRecord | null>
  /** The members of the party within the scope; the caller checks who may see their points. */
  partyPoints(scope: VisibilityScope): Promise<PointsRecord[]>
}

/** Each write returns `false` if there is no such character. */
export interface CharacterWriter extends CharacterRepository {
  /** The caller checks the bounds. `by`: the first name of the user who makes the change. */
  setDynamic(characterId: string, fields: PlayedFields & { readonly by?: string }): Promise<boolean>
  /** The caller checks that the id is an item, and who may see it. */
  setInventory(characterId: string, itemId: string, amount: number): Promise<boolean>
}

export function characterRepository(tables: CampaignTables): CharacterRepository {
  return {
    dynamic: async (characterId, scope) => await readDynamic(tables, characterId, scope),
    partyPoints: async (scope) => await readPartyPoints(tables, scope),
  }
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
    .select(['hitpoints', 'strain', 'conditions', 'maxHp', 'strainThreshold', 'pointsUpdated'])
    .select(scope.everything ? 'lastUpdated' : 'openUpdated as lastUpdated')
    .executeTakeFirst()
  if (!state) return null
  const inventory = await readInventory(tables, characterId, scope)
  return { ...state, conditions: fromJson(state.conditions), inventory }
}

async function readPartyPoints({ db, campaign }: CampaignTables, scope: VisibilityScope): Promise<PointsRecord[]> {
  return await db
    .selectFrom('entityTag')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'entityTag.campaign').onRef('entity.id', '=', 'entityTag.entity'),
    )
    .innerJoin('characterState', (join) =>
      join.onRef('characterState.campaign', '=', 'entity.campaign').onRef('characterState.character', '=', 'entity.id'),
    )
    .where('entityTag.campaign', '=', campaign)
    .where('entityTag.tag', '=', PARTY_TAG)
    .where('entity.type', '=', 'character')
    .where(withinScope(scope))
    .select(['entity.id', 'hitpoints', 'strain', 'maxHp', 'strainThreshold'])
    .execute()
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
