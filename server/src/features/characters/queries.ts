import { gradeFor, PARTY_TAG, reaches, type VisibilityScope } from '@waybook/contract'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { fromJson, toList } from '#database/statement/columns.ts'

import type { ConditionDetails } from './set-dynamic.ts'
import { withThresholds } from './thresholds.ts'

/** A character's state in play, as far as the scope includes it. */
export interface DynamicRecord {
  /** Visible on the table to everyone who sees the name. */
  readonly conditions: readonly string[]
  /** Effects and durations of conditions, by name. Leaves out conditions that are only a name. */
  readonly conditionDetails: ConditionDetails
  /** `null` if the scope does not include the character's figures. */
  readonly figures: PlayedFigures | null
}

export interface PlayedFigures extends Points {
  readonly inventory: readonly CarriedRecord[]
  /** The last change of anything that everyone with this scope may see. For hit points and strain, see `pointsUpdated`. */
  readonly lastUpdated: number | null
  readonly pointsUpdated: number | null
}

export interface CarriedRecord {
  readonly itemId: string
  readonly name: string
  readonly amount: number
  /** Left out until somebody sets it. */
  readonly equipped?: boolean
}

interface Points {
  readonly hitpoints: number
  readonly strain: number
  /** The upper bounds: those in the character's file, with the effects of talents. */
  readonly maxHp: number | null
  readonly strainThreshold: number | null
}

/** A party member's hit points and strain, with their upper bounds. */
export interface PointsRecord extends Points {
  readonly id: string
}

export async function readDynamic(
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
  const { conditions, conditionDetails, reveal, readers, ...written } = state
  const grade = gradeFor(scope, { id: characterId, reveal, readers: toList(readers) })
  const [played = written] = await withThresholds(tables, [{ id: characterId, ...written }])
  const figures = reaches(grade, 'figures')
    ? { ...played, inventory: await readInventory(tables, characterId, scope) }
    : null
  return { conditions: fromJson(conditions), conditionDetails: fromJson(conditionDetails ?? '{}'), figures }
}

export async function readPartyPoints(tables: CampaignTables, scope: VisibilityScope): Promise<PointsRecord[]> {
  const { db, campaign } = tables
  const party = await db
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
  return await withThresholds(tables, party)
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
