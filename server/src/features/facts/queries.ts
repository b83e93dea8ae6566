import { reaches, typeOfId, type VisibilityScope } from '@waybook/contract'
import { isEquipped, type Characteristics, type SkillRanks } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'

import { gradeOf, selectEntities } from '../entities/cards.ts'
import { withOther } from '../entities/relationships.ts'
import { readDates, type DateFacts } from './date-facts.ts'
import { readExits, readMentionsFrom, readPins, type LinkFacts, type PinFacts } from './link-facts.ts'

/** The facts about some entities beyond their cards. Every entity referred to is within the scope. */
export interface FactRecords {
  readonly relationships: readonly RelationshipFacts[]
  readonly characters: readonly CharacterFacts[]
  readonly carried: readonly CarriedFacts[]
  readonly mentions: readonly LinkFacts[]
  readonly exits: readonly LinkFacts[]
  readonly dates: readonly DateFacts[]
  readonly pins: readonly PinFacts[]
}

interface CarriedFacts {
  readonly character: string
  readonly item: string
  readonly amount: number
  readonly isEquipped: boolean
}

interface RelationshipFacts {
  readonly from: string
  readonly type: string
  readonly to: string
  /** The rank of a talent. */
  readonly rank: number | null
}

/** The facts about a character that come with its page, and its figures if the scope includes them. */
export interface CharacterFacts {
  readonly id: string
  readonly conditions: readonly string[]
  readonly figures: FigureFacts | null
}

export interface FigureFacts {
  readonly characteristics: Partial<Characteristics> | null
  readonly skills: SkillRanks | null
  readonly maxHp: number | null
  readonly strainThreshold: number | null
  readonly hitpoints: number
  readonly strain: number
}

export async function readFactRecords(
  tables: CampaignTables,
  ids: readonly string[],
  scope: VisibilityScope,
): Promise<FactRecords> {
  const held = await selectEntities(tables, scope)
    .where('entity.id', 'in', listOf(tables.db, ids))
    .select('entity.id')
    .execute()
  const seen = held.map(({ id }) => id)
  if (seen.length === 0)
    return { relationships: [], characters: [], carried: [], mentions: [], exits: [], dates: [], pins: [] }
  const scenes = seen.filter((id) => typeOfId(id) === 'scene')
  const characters = await readCharacters(tables, seen, scope)
  const open = characters.filter(({ figures }) => figures !== null).map(({ id }) => id)
  return {
    relationships: await readOutgoing(tables, seen, scope),
    characters,
    carried: open.length === 0 ? [] : await readCarried(tables, open, scope),
    mentions: await readMentionsFrom(tables, seen, scope),
    dates: await readDates(tables, seen, scope),
    pins: scope.everything ? await readPins(tables, seen) : [],
    exits: scenes.length === 0 ? [] : await readExits(tables, scenes, scope),
  }
}

/** `from` is already known to be within the scope; the query checks the other end. */
async function readOutgoing(tables: CampaignTables, from: readonly string[], scope: VisibilityScope) {
  return await withOther(tables, 'to', scope)
    .clearSelect()
    .where('relationship.from', 'in', listOf(tables.db, from))
    .select(['relationship.from', 'relationship.type', 'relationship.to', 'relationship.rank'])
    .execute()
}

async function readCharacters(
  tables: CampaignTables,
  ids: readonly string[],
  scope: VisibilityScope,
): Promise<CharacterFacts[]> {
  const rows = await selectEntities(tables, scope)
    .innerJoin('characterState', (join) =>
      join.onRef('characterState.campaign', '=', 'entity.campaign').onRef('characterState.character', '=', 'entity.id'),
    )
    .where('entity.id', 'in', listOf(tables.db, ids))
    .select(['entity.id', 'entity.type', 'entity.reveal', 'entity.readers'])
    .select(['characteristics', 'skills', 'maxHp', 'strainThreshold', 'hitpoints', 'strain', 'conditions'])
    .execute()
  // The state stays when an entity changes its type. Filtered here: in the query, SQLite would scan all characters for each page.
  const characters = rows.filter(({ type }) => type === 'character')
  return characters.map((row) => {
    const { id, conditions, characteristics, skills, maxHp, strainThreshold, hitpoints, strain } = row
    const figures = { characteristics: fromJson(characteristics), skills: fromJson(skills), maxHp, strainThreshold }
    return {
      id,
      conditions: fromJson(conditions),
      figures: reaches(gradeOf(row, scope), 'figures') ? { ...figures, hitpoints, strain } : null,
    }
  })
}

async function readCarried(
  tables: CampaignTables,
  characters: readonly string[],
  scope: VisibilityScope,
): Promise<CarriedFacts[]> {
  const rows = await selectEntities(tables, scope)
    .innerJoin('inventory', (join) =>
      join.onRef('inventory.campaign', '=', 'entity.campaign').onRef('inventory.item', '=', 'entity.id'),
    )
    .where('inventory.character', 'in', listOf(tables.db, characters))
    .select(['inventory.character', 'inventory.item', 'inventory.amount', 'inventory.equipped', 'entity.properties'])
    .execute()
  return rows.map(({ character, item, amount, equipped, properties }) => {
    const said = equipped === null ? undefined : equipped === 1
    return {
      character,
      item,
      amount,
      isEquipped: isEquipped({ amount, equipped: said, properties: fromJson(properties) }),
    }
  })
}
