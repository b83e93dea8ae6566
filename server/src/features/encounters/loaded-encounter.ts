import { everything, Problem, type Grant } from '@waybook/contract'
import { findCombatant, isFallen, type CombatantState, type Condition, type Points } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'

import { readGrants, readSettings } from '../campaign/queries.ts'
import { figuresOf, type CharacterFigures } from '../characters/figures-of.ts'
import type { NameRecord } from '../entities/entity-record.ts'
import { readNames } from '../entities/names.ts'
import { readMasks, type SceneMasks } from '../sight/scene-masks.ts'
import { readFigures } from '../table/figures.ts'
import { readActiveScene } from '../table/queries.ts'
import { listTokens } from '../table/token-queries.ts'
import type { FigureRecord, TokenRecord } from '../table/token-record.ts'
import type { EncounterRecord } from './encounter-record.ts'
import { readEncounter, readLastEncounter } from './queries.ts'

/** An encounter with the data for presenting it to any viewer. */
export interface LoadedEncounter {
  readonly record: EncounterRecord
  /** The characters that take part and still exist, by id. */
  readonly characters: ReadonlyMap<string, FigureRecord>
  /** The figures of the characters that share their points with their combatants, by the character's id. */
  readonly points: ReadonlyMap<string, CharacterFigures>
  readonly scene: NameRecord | null
  /** The tokens on the scene, if it is the active one. */
  readonly tokens: readonly TokenRecord[]
  /** What players have of that scene; `null` if nothing is covered. */
  readonly masks: SceneMasks | null
  readonly granted: readonly Grant[]
  /** Whether points are counted past their thresholds. */
  readonly past: boolean
}

/** The current encounter; `null` if there is none. */
export async function loadEncounter(records: CampaignTables): Promise<LoadedEncounter | null> {
  const record = await readEncounter(records)
  return record && (await loadWith(records, record))
}

/** The last encounter that ended; `null` if there is none. */
export async function loadLastEncounter(records: CampaignTables): Promise<LoadedEncounter | null> {
  const record = await readLastEncounter(records)
  return record && (await loadWith(records, record))
}

export async function loadWith(records: CampaignTables, record: EncounterRecord): Promise<LoadedEncounter> {
  const { combatants, sceneId } = record.state
  const ids = [...new Set(combatants.flatMap(({ characterId }) => characterId ?? []))]
  const characters = ids.length > 0 ? await readFigures(records, ids) : []
  const [scene = null] = sceneId === null ? [] : await readNames(records, [sceneId], everything)
  const isActive = sceneId !== null && (await readActiveScene(records, everything)) === sceneId
  return {
    record,
    characters: new Map(characters.map((one) => [one.id, one])),
    points: await pointsOf(records, combatants),
    scene,
    tokens: isActive ? await listTokens(records, sceneId, everything) : [],
    masks: isActive ? await readMasks(records, sceneId) : null,
    granted: await readGrants(records),
    past: (await readSettings(records)).pastThreshold,
  }
}

async function pointsOf(records: CampaignTables, combatants: readonly CombatantState[]) {
  const points = new Map<string, CharacterFigures>()
  for (const { own, characterId } of combatants) {
    const figures = own === null && characterId !== null ? await figuresOf(records, characterId) : null
    if (figures) points.set(figures.id, figures)
  }
  return points
}

export function combatantOf({ record }: Pick<LoadedEncounter, 'record'>, id: string): CombatantState {
  const combatant = findCombatant(record.state, id)
  if (!combatant) throw new Problem('not-found')
  return combatant
}

export interface CombatantStatus {
  /** `null` if the character no longer exists. */
  readonly figures: (Points & Pick<CharacterFigures, 'soak' | 'meleeDefence' | 'rangedDefence' | 'adversary'>) | null
  readonly conditions: readonly Condition[]
  readonly fallen: boolean
}

/** The points and conditions of a combatant, which are stored with the combatant or with its character. */
export function statusOf(combatant: CombatantState, { points, past }: LoadedEncounter): CombatantStatus {
  const bounds = { past, group: combatant.group !== null }
  if (combatant.own)
    return {
      figures: combatant.own,
      conditions: combatant.conditions,
      fallen: isFallen(combatant.own, bounds),
    }
  const character = points.get(combatant.characterId ?? '')
  if (!character) return { figures: null, conditions: [], fallen: false }
  const figures = asPoints(character)
  return { figures, conditions: character.conditions, fallen: isFallen(figures, bounds) }
}

/** A character's figures with the wounds that they have suffered. */
export function asPoints(character: CharacterFigures) {
  const { hitpoints, maxHp, strain, strainThreshold, soak, meleeDefence, rangedDefence, adversary } = character
  const wounds = Math.max(0, maxHp - hitpoints)
  return { wounds, woundThreshold: maxHp, strain, strainThreshold, soak, meleeDefence, rangedDefence, adversary }
}

export function nameOf({ name, characterId, joinedAs }: CombatantState, { characters }: LoadedEncounter): string {
  return name ?? characters.get(characterId ?? '')?.name ?? joinedAs
}
