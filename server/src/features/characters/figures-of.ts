import { everything, PARTY_TAG, type CombatantKind, type PlayCondition } from '@waybook/contract'
import {
  adversaryRanks,
  DEFAULT_MAX_HP,
  DEFAULT_STRAIN_THRESHOLD,
  derivedFigures,
  figureEffects,
  figureSources,
  overburden,
  characterKindOf,
  type CarriedThing,
  type Characteristics,
  type ItemProperties,
  type SkillRanks,
  type Vehicle,
  vehicleOf,
} from '@waybook/rules'

import { HAS_TALENT } from '#campaign-folder/entity-fields.ts'
import type { CampaignTables } from '#database/database.ts'

import { readCards } from '../entities/cards.ts'
import { readEntity } from '../entities/read-entity.ts'
import { readRelationships } from '../entities/relationships.ts'
import { type CarriedRecord, type DynamicRecord, readDynamic } from './queries.ts'
import { thresholdsWith } from './thresholds.ts'

/** Everything about a character that checks and encounters need. Callers must present it, because viewers may not see all of it. */
export interface CharacterFigures {
  readonly id: string
  readonly name: string
  readonly kind: CombatantKind
  /** The characteristics that the file gives. */
  readonly characteristics: Characteristics
  /** Ranks by the skill's id. */
  readonly skills: SkillRanks
  readonly hitpoints: number
  readonly maxHp: number
  readonly strain: number
  /** `null` if the character suffers wounds instead. */
  readonly strainThreshold: number | null
  /** The armor's soak alone if the file gives no brawn. */
  readonly soak: number
  readonly meleeDefence: number
  readonly rangedDefence: number
  /** How often attacks on the character are upgraded. */
  readonly adversary: number
  /** How far the character is over the encumbrance threshold. Adds as many setback dice to checks of Brawn and Agility. */
  readonly overburden: number
  /** `null` for people. */
  readonly vehicle: Vehicle | null
  readonly conditions: readonly PlayCondition[]
  /** The properties of the page. */
  readonly properties: ItemProperties
  readonly talents: readonly HeldTalent[]
  readonly items: readonly HeldItem[]
}

export interface HeldTalent {
  readonly id: string
  readonly name: string
  readonly rank: number
  /** The properties of its page. */
  readonly properties: ItemProperties
}

export interface HeldItem extends CarriedThing {
  readonly id: string
}

/** `null` if there is no such character. Counts all items, even hidden ones. */
export async function figuresOf(records: CampaignTables, characterId: string): Promise<CharacterFigures | null> {
  const character = await readEntity(records, characterId, everything)
  const dynamic = await readDynamic(records, characterId, everything)
  if (!character || !dynamic?.figures) return null
  const { characteristics, skills, ...written } = character.figures ?? nothingWritten
  const { hitpoints, strain, inventory } = dynamic.figures
  const { properties } = character
  const items = await thingsOf(records, inventory)
  const talents = await talentsOf(records, characterId)
  const { maxHp, strainThreshold } = thresholdsWith(written, talents)
  const kind = characterKindOf({ isOfParty: character.tags.includes(PARTY_TAG), properties, strainThreshold })
  const conditions = playConditions(dynamic)
  const effects = figureEffects(figureSources({ name: character.name, properties, talents, items, conditions }), {
    characteristics: characteristics ?? {},
    conditions: conditions.map(({ name }) => name),
  })
  const derived = derivedFigures({ characteristics: characteristics ?? {}, properties, items, effects })
  return {
    id: characterId,
    name: character.name,
    kind,
    characteristics: characteristics ?? {},
    skills: skills ?? {},
    hitpoints,
    maxHp: maxHp ?? DEFAULT_MAX_HP,
    strain,
    strainThreshold: strainOf(kind, strainThreshold),
    soak: derived.soak.total,
    meleeDefence: derived.meleeDefence.total,
    rangedDefence: derived.rangedDefence.total,
    adversary: adversaryRanks(properties, talents),
    overburden: overburden(derived),
    vehicle: vehicleOf(properties),
    conditions,
    properties,
    talents,
    items,
  }
}

const nothingWritten = { characteristics: null, skills: null, maxHp: null, strainThreshold: null }

/** The conditions with their effects. A condition that is only a name adds no dice and is ended manually. */
export function playConditions({
  conditions,
  conditionDetails,
}: Pick<DynamicRecord, 'conditions' | 'conditionDetails'>): PlayCondition[] {
  return conditions.map((name) => conditionDetails[name] ?? { name, dice: [], until: 'hand' })
}

/** Minions, rivals and characters with a threshold of 0 suffer wounds instead of strain. */
function strainOf(kind: CombatantKind, written: number | null): number | null {
  if (kind === 'minions' || kind === 'rival' || written === 0) return null
  return written ?? DEFAULT_STRAIN_THRESHOLD
}

async function thingsOf(tables: CampaignTables, inventory: readonly CarriedRecord[]): Promise<HeldItem[]> {
  const items = await readCards(
    tables,
    inventory.map(({ itemId }) => itemId),
    everything,
  )
  return inventory.map(({ itemId, ...carried }) => ({
    ...carried,
    id: itemId,
    properties: items.find(({ id }) => id === itemId)?.properties ?? {},
  }))
}

async function talentsOf(tables: CampaignTables, characterId: string): Promise<HeldTalent[]> {
  const all = await readRelationships(tables, characterId, everything)
  const held = all.filter(({ type, from }) => type === HAS_TALENT && from === characterId)
  if (held.length === 0) return []
  const cards = await readCards(
    tables,
    held.map(({ other }) => other.id),
    everything,
  )
  return held.map(({ rank, other: { id, name } }) => {
    const properties = cards.find((card) => card.id === id)?.properties ?? {}
    return { id, name, rank: rank ?? 1, properties }
  })
}
