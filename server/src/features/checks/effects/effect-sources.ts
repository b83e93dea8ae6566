import { effectLines, isArmour, isEquipment, isEquipped } from '@waybook/rules'

import type { CharacterFigures } from '#features/characters/figures-of.ts'
import type { CardRecord } from '#features/entities/entity-record.ts'

/** A page with effects that counts in a check. */
export interface EffectSource {
  readonly kind: 'talent' | 'item' | 'scene'
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
