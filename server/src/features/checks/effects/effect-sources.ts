import type { PlayCondition, VisibilityScope } from '@waybook/contract'
import { effectLines, isArmour, isEquipment, isEquipped, qualityText, type WeaponQuality } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import type { CharacterFigures } from '#features/characters/figures-of.ts'
import type { CardRecord, NameRecord } from '#features/entities/entity-record.ts'
import { readNames } from '#features/entities/names.ts'

/** A page with effects that counts in a check. */
export interface EffectSource {
  readonly kind: 'talent' | 'item' | 'scene' | 'condition' | 'weapon'
  readonly id: string
  readonly name: string
  readonly rank: number
  readonly lines: readonly string[]
}

/** The pages whose effects a character has: its own, its talents and its items. `weapon`: the weapon of the attack. */
export function sourcesOf(figures: CharacterFigures, weapon: { readonly id: string | null } | null): EffectSource[] {
  const sources = [...talentsOf(figures), ...itemsOf(figures, weapon)]
  return sources.filter(({ lines }) => lines.length > 0)
}

/** The character's own page and its talents. */
function talentsOf({ talents, id, name, properties }: CharacterFigures): EffectSource[] {
  return [{ id, name, rank: 1, properties }, ...talents].map(({ properties: written, ...talent }) => ({
    kind: 'talent',
    ...talent,
    lines: effectLines(written),
  }))
}

/** The conditions and injuries of a participant, each with the effects that it got with its name. */
export function conditionSources(conditions: readonly Pick<PlayCondition, 'name' | 'effect'>[]): EffectSource[] {
  return conditions.flatMap(({ name, effect: lines = [] }) =>
    lines.length === 0 ? [] : [{ kind: 'condition', id: `${NAMED}${name}`, name, rank: 1, lines }],
  )
}

/** The qualities of a weapon that have a page with effects. Their rank is the rating. */
export function qualitySources(weapon: { readonly qualities: readonly WeaponQuality[] } | null): EffectSource[] {
  return (weapon?.qualities ?? []).flatMap((quality): EffectSource[] => {
    const { rating, lines = [] } = quality
    const name = qualityText(quality)
    return lines.length === 0 ? [] : [{ kind: 'weapon', id: `${NAMED}${name}`, name, rank: rating, lines }]
  })
}

/** What stands before the name of a condition or a quality where other effects have the id of a page. */
const NAMED = 'name:'

/** The name of a condition or a quality by its id among the sources of effects; `null` for a page. */
export function nameIn(source: string): string | null {
  return source.startsWith(NAMED) ? source.slice(NAMED.length) : null
}

/** The pages with these ids within the scope, and conditions and qualities, whose names are no secret to those who get their ids. */
export async function readSources(
  tables: CampaignTables,
  ids: readonly string[],
  scope: VisibilityScope,
): Promise<NameRecord[]> {
  const pages = await readNames(
    tables,
    ids.filter((id) => nameIn(id) === null),
    scope,
  )
  return [...pages, ...namedIn(ids)]
}

function namedIn(ids: readonly string[]): NameRecord[] {
  return ids.flatMap((id) => {
    const name = nameIn(id)
    return name === null ? [] : [{ id, name, reveal: 'page' as const, readers: [] }]
  })
}

export function sourceOf(kind: EffectSource['kind'], { id, name, properties }: CardRecord): EffectSource {
  return { kind, id, name, rank: 1, lines: effectLines(properties) }
}

/** Armor counts while it is worn, weapons in an attack with them, and everything else while it is carried. */
function itemsOf({ items }: CharacterFigures, weapon: { readonly id: string | null } | null): EffectSource[] {
  return items
    .filter((item) => {
      if (item.amount < 1) return false
      if (isArmour(item.properties)) return isEquipped(item)
      return isEquipment(item.properties) ? item.id === weapon?.id : true
    })
    .map(({ id, name, properties }) => ({ kind: 'item', id, name, rank: 1, lines: effectLines(properties) }))
}

/** The words that a scene `has`: its tags, and its properties word by word. */
export function wordsOfScene({ tags, properties }: CardRecord): string[] {
  const values = Object.values(properties).flatMap((value) => [value].flat().map(String))
  return [...tags, ...values.flatMap((value) => [value, ...value.split(/[^\p{L}\p{N}_-]+/u)])]
}
