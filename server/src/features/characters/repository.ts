import { gradeFor, PARTY_TAG, reaches, type PlayCondition, type VisibilityScope } from '@waybook/contract'

import { type CampaignTables, type CampaignTransaction, withinScope } from '#database/database.ts'
import { fromJson, toList } from '#database/statement/columns.ts'

import { dropCondition, putCondition } from './put-condition.ts'
import { setDynamic, type ConditionDetails, type PlayedFields } from './set-dynamic.ts'
import { setEquipped, setInventory } from './set-inventory.ts'

/** A character's state in play, as far as the scope includes it. */
export interface DynamicRecord {
  /** These show on the table, with the name. */
  readonly conditions: readonly string[]
  /** What they do and how long they last, by name; those that are only a name are left out. */
  readonly conditionDetails: ConditionDetails
  /** `null` if the scope does not include the character's figures. */
  readonly figures: PlayedFigures | null
}

export interface PlayedFigures extends Points {
  readonly inventory: readonly CarriedRecord[]
  /** When anything last changed that everyone with this scope may see; hit points and strain have a time of their own. */
  readonly lastUpdated: number | null
  readonly pointsUpdated: number | null
}

export interface CarriedRecord {
  readonly itemId: string
  readonly name: string
  readonly amount: number
  /** Left out until it is said whether it is equipped. */
  readonly equipped?: boolean
}

interface Points {
  readonly hitpoints: number
  readonly strain: number
  /** The upper bounds in the character's file. */
  readonly maxHp: number | null
  readonly strainThreshold: number | null
}

/** A party member's hit points and strain, with the upper bounds in the character's file. */
export interface PointsRecord extends Points {
  readonly id: string
}

export interface CharacterRepository {
  /** `null` if the scope does not include the name of such a character. The inventory omits items outside the scope. */
  dynamic(characterId: string, scope: VisibilityScope): Promise<DynamicRecord | null>
  /** The members of the party within the scope; the caller checks who may see their points. */
  partyPoints(scope: VisibilityScope): Promise<PointsRecord[]>
}

/** Each write returns `false` if there is no such character. */
export interface CharacterWriter extends CharacterRepository {
  /** The caller checks the bounds. `by`: the first name of the user who makes the change. */
  setDynamic(characterId: string, fields: PlayedFields & { readonly by?: string | undefined }): Promise<boolean>
  /** The caller checks that the id is an item, and who may see it. */
  setInventory(characterId: string, itemId: string, amount: number): Promise<boolean>
  /** `false` also if the character does not carry the item. */
  setEquipped(characterId: string, itemId: string, equipped: boolean): Promise<boolean>
  /** Adds a condition with what it does; one of the same name is replaced. */
  putCondition(characterId: string, condition: PlayCondition, by?: string): Promise<boolean>
  dropCondition(characterId: string, name: string, by?: string): Promise<boolean>
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
    setEquipped: async (characterId, itemId, equipped) => await setEquipped(tx, { characterId, itemId, equipped }),
    putCondition: async (characterId, condition, by) => await putCondition(tx, characterId, { condition, by }),
    dropCondition: async (characterId, name, by) => await dropCondition(tx, characterId, { name, by }),
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
    .where(withinScope(scope, 'name'))
    .select([
      'hitpoints',
      'strain',
      'conditions',
      'conditionDetails',
      'maxHp',
      'strainThreshold',
      'pointsUpdated',
      'reveal',
      'readers',
    ])
    .select(scope.everything ? 'lastUpdated' : 'openUpdated as lastUpdated')
    .executeTakeFirst()
  if (!state) return null
  const { conditions, conditionDetails, reveal, readers, ...played } = state
  const grade = gradeFor(scope, { id: characterId, reveal, readers: toList(readers) })
  const figures = reaches(grade, 'figures')
    ? { ...played, inventory: await readInventory(tables, characterId, scope) }
    : null
  return { conditions: fromJson(conditions), conditionDetails: fromJson(conditionDetails ?? '{}'), figures }
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
    .where(withinScope(scope, 'figures'))
    .select(['entity.id', 'hitpoints', 'strain', 'maxHp', 'strainThreshold'])
    .execute()
}

async function readInventory({ db, campaign }: CampaignTables, characterId: string, scope: VisibilityScope) {
  const rows = await db
    .selectFrom('inventory')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'inventory.campaign').onRef('entity.id', '=', 'inventory.item'),
    )
    .where('inventory.campaign', '=', campaign)
    .where('inventory.character', '=', characterId)
    .where(withinScope(scope))
    .select(['inventory.item as itemId', 'entity.name', 'inventory.amount', 'inventory.equipped'])
    .orderBy('inventory.item')
    .execute()
  return rows.map(({ equipped, ...row }): CarriedRecord => ({
    ...row,
    ...(equipped !== null && { equipped: equipped === 1 }),
  }))
}
