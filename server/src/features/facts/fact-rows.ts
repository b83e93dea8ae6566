import { reaches, type EntityCard, type VisibilityScope } from '@waybook/contract'
import type { Value } from '@waybook/datalog'
import {
  characteristics,
  DEFAULT_MAX_HP,
  DEFAULT_STRAIN_THRESHOLD,
  effectFacts,
  effectLines,
  parseEffect,
} from '@waybook/rules'

import { factRelations } from '#campaign-folder/facts/fact-relations.ts'

import type { CardRecord } from '../entities/entity-record.ts'
import type { CharacterFacts, FactRecords } from './queries.ts'

/** Rows by relation, flattened into one list of values, which is much faster to post to another thread than nested lists. */
export type FactRows = ReadonlyMap<string, readonly Value[]>

/** Entities of a type are listed in the relation of the same name, if there is one. */
const relationNames: ReadonlySet<string> = new Set(factRelations.map(({ name }) => name))

interface ForWhom {
  /** Decides whose hit points and strain the viewer may see. */
  readonly seesPoints: (characterId: string) => boolean
  /** The ids of the campaign's skills, which effects name. */
  readonly skills: readonly string[]
}

/** Returns the rows of these entities, by relation. The cards are as presented to the viewer, the records are within the viewer's scope. */
export function toFactRows(
  cards: readonly EntityCard[],
  { relationships, characters, carried, mentions, exits, dates, pins }: FactRecords,
  { seesPoints, skills }: ForWhom,
): FactRows {
  const rows = new Map<string, Value[]>()
  const add = (relation: string, ...values: readonly Value[]) => {
    const known = rows.get(relation)
    if (known) known.push(...values)
    else rows.set(relation, [...values])
  }
  for (const card of cards) {
    addCard(card, add)
    addEffects(card, skills, add)
  }
  for (const { from, type, to, rank } of relationships) {
    if (rank === null) add('relationship', from, type, to)
    else add('character_talent', from, to, rank)
    if (type === 'contains' && from.startsWith('scenes/')) add('in_scene', to, from)
  }
  for (const character of characters) addCharacter(character, seesPoints(character.id), add)
  for (const { character, item, amount, isEquipped } of carried) {
    if (amount > 0) add('character_carries', character, item, amount)
    if (isEquipped) add('equipped', character, item)
  }
  for (const { from, to } of mentions) add('mentions', from, to)
  for (const { from, to } of exits) add('scene_exit', from, to)
  for (const { map, to, x, y } of pins) add('pin', map, to ?? '', Math.round(x), Math.round(y))
  for (const { entity, begins, ends } of dates) add('dated', entity, begins, ends)
  return rows
}

/** The viewers of these entities' pages. Players learn of a page's readers only whether their own character is one. */
export function toAudienceRows(records: readonly CardRecord[], scope: VisibilityScope): FactRows {
  const open = records.filter(({ reveal }) => reaches(reveal, 'page'))
  const forSome = records.filter(({ reveal }) => !reaches(reveal, 'page'))
  const mayKnow = (character: string) => scope.everything || character === scope.ownCharacter
  return new Map([
    ['visible_to_players', open.map(({ id }) => id)],
    ['readers', forSome.flatMap(({ id, readers }) => readers.filter(mayKnow).flatMap((one) => [id, one]))],
  ])
}

type Add = (relation: string, ...values: readonly Value[]) => void

function addCard({ id, type, name, description, tags, properties = {}, visible, image }: EntityCard, add: Add): void {
  if (relationNames.has(type)) add(type, id, name)
  add('entity', id, type, name)
  if (description) add('entity_description', id, description)
  for (const tag of tags) add('entity_tag', id, tag)
  for (const [key, value] of Object.entries(properties))
    for (const part of [value].flat()) add('entity_property', id, key, String(part))
  add('current_property', id, 'visible', String(visible))
  if (image) add('picture', id)
}

/** Effects of a page that its viewer reads. Their `rank` is 1, because several characters may have the page. */
function addEffects({ id, properties = {} }: EntityCard, skills: readonly string[], add: Add): void {
  for (const line of effectLines(properties)) {
    const parsed = parseEffect(line, skills)
    if (!parsed.ok) continue
    for (const { does, on, amount } of effectFacts(parsed.effect, 1)) add('effect', id, does, on, amount, line)
  }
}

function addCharacter(character: CharacterFacts, hasPoints: boolean, add: Add): void {
  const { id, conditions, figures } = character
  for (const condition of conditions) add('current_property', id, 'condition', condition)
  if (!figures) return
  const { hitpoints, strain, skills, maxHp, strainThreshold } = figures
  const points = hasPoints ? { hitpoints, strain } : {}
  for (const [key, value] of Object.entries(points)) add('current_property', id, key, String(value))
  const values = {
    ...Object.fromEntries(characteristics.map((name) => [name, figures.characteristics?.[name] ?? 0])),
    ...skills,
    ...points,
    maxHp: maxHp ?? DEFAULT_MAX_HP,
    strainThreshold: strainThreshold ?? DEFAULT_STRAIN_THRESHOLD,
  }
  for (const [key, value] of Object.entries(values)) add('character_value', id, key, value)
}
