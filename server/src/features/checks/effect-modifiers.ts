import { everything, type CheckKind } from '@waybook/contract'
import {
  diceOfEffect,
  effectLines,
  isArmour,
  isEquipped,
  isEquipment,
  parseEffect,
  type EffectSituation,
} from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import type { CharacterFigures } from '../characters/figures-of.ts'
import { readCards } from '../entities/cards.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { readActiveScene } from '../table/queries.ts'
import type { Modifier, Weapon } from './document.ts'
import { ownModifier } from './new-modifier.ts'
import type { Participant } from './participant.ts'

/** What a check is about, for the effects that only count then. */
interface About {
  readonly kind: CheckKind
  readonly weapon: Pick<Weapon, 'id' | 'melee'> | null
  /** The scene on the table. */
  readonly scene: CardRecord | null
}

/** Something with effects that counts in this check. */
interface Source {
  readonly kind: 'talent' | 'item' | 'scene'
  readonly id: string
  readonly name: string
  readonly rank: number
  readonly lines: readonly string[]
}

/**
 * The dice that the effects of a participant's talents and items and of the scene on the table change in a check. The participant's player
 * switches them on and off, those of the scene and those that the game master must allow aside.
 */
export async function effectModifiers(
  records: CampaignTables,
  { figures, conditions }: Pick<Participant, 'figures' | 'conditions'>,
  { kind, weapon, scene }: About,
): Promise<Modifier[]> {
  if (!figures) return []
  const sources = [
    ...(await talentsOf(records, figures)),
    ...itemsOf(figures, weapon),
    ...(scene ? [sourceOf('scene', scene)] : []),
  ]
  if (sources.every(({ lines }) => lines.length === 0)) return []
  const skills = (await readCampaignWords(records)).skills.map(({ id }) => id)
  const situation = { attack: weapon, isInitiative: kind === 'initiative', scene: scene ? wordsOf(scene) : [] }
  const held = conditions.map(({ name }) => name)
  return sources.flatMap((source) => modifiersOf(source, { figures, skills, situation, conditions: held }))
}

/** The scene on the table. Read once for a check, whose participants share it. */
export async function readSceneOnTable(records: CampaignTables): Promise<CardRecord | null> {
  const id = await readActiveScene(records, everything)
  const [scene = null] = id === null ? [] : await readCards(records, [id], everything)
  return scene
}

/** The character's own page and its talents. */
async function talentsOf(
  records: CampaignTables,
  { talents, id, name, properties }: CharacterFigures,
): Promise<Source[]> {
  const ids = talents.map((talent) => talent.id)
  const cards = ids.length === 0 ? [] : await readCards(records, ids, everything)
  const own: Source = { kind: 'talent', id, name, rank: 1, lines: effectLines(properties) }
  const known = talents.flatMap((talent) => {
    const card = cards.find((one) => one.id === talent.id)
    return card ? [{ ...sourceOf('talent', card), rank: talent.rank }] : []
  })
  return [own, ...known]
}

function sourceOf(kind: Source['kind'], { id, name, properties }: CardRecord): Source {
  return { kind, id, name, rank: 1, lines: effectLines(properties) }
}

/** Armor counts while it is worn, weapons in an attack with them, and everything else while it is carried. */
function itemsOf({ items }: CharacterFigures, weapon: About['weapon']): Source[] {
  return items
    .filter((item) => {
      if (item.amount < 1) return false
      if (isArmour(item.properties)) return isEquipped(item)
      return isEquipment(item.properties) ? item.id === weapon?.id : true
    })
    .map(({ id, name, properties }) => ({ kind: 'item', id, name, rank: 1, lines: effectLines(properties) }))
}

/** The words that a scene `has`: its tags, and its properties word by word. */
function wordsOf({ tags, properties }: CardRecord): string[] {
  const values = Object.values(properties).flatMap((value) => [value].flat().map(String))
  return [...tags, ...values.flatMap((value) => [value, ...value.split(/[^\p{L}\p{N}_-]+/u)])]
}

interface Circumstances {
  readonly figures: CharacterFigures
  readonly skills: readonly string[]
  readonly situation: EffectSituation
  readonly conditions: readonly string[]
}

function modifiersOf(source: Source, { figures, skills, situation, conditions }: Circumstances): Modifier[] {
  const { kind, id, name, rank } = source
  const holder = { rank, characteristics: figures.characteristics, conditions }
  return source.lines.flatMap((line) => {
    const parsed = parseEffect(line, skills)
    if (!parsed.ok) return []
    return diceOfEffect(parsed.effect, holder, situation).map(({ decidedBy, only, ...dice }) => ({
      ...ownModifier({ ...dice, reason: { kind, text: name, about: id } }),
      owner: kind === 'scene' || decidedBy === 'gameMaster' ? ('gameMaster' as const) : ('player' as const),
      on: decidedBy === 'rules',
      ...(only && { only }),
    }))
  })
}
