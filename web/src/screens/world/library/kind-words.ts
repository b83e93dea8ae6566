import type { EntityType, LibraryEntry } from '@waybook/contract'
import type { AdversaryKind, LibraryKind } from '@waybook/rules'

interface KindWords {
  readonly singular: string
  readonly plural: string
  /** The type of a new page of this kind. */
  readonly type: EntityType
}

export const kindWords: Readonly<Record<LibraryKind, KindWords>> = {
  adversary: { singular: 'Adversary', plural: 'Adversaries', type: 'character' },
  weapon: { singular: 'Weapon', plural: 'Weapons', type: 'item' },
  armor: { singular: 'Armor', plural: 'Armor', type: 'item' },
  gear: { singular: 'Gear', plural: 'Gear', type: 'item' },
  talent: { singular: 'Talent', plural: 'Talents', type: 'talent' },
  career: { singular: 'Career', plural: 'Careers', type: 'career' },
  archetype: { singular: 'Archetype', plural: 'Archetypes', type: 'archetype' },
  quality: { singular: 'Quality', plural: 'Qualities', type: 'quality' },
  critical: { singular: 'Critical injury', plural: 'Critical injuries', type: 'critical' },
}

export const rankWords: Readonly<Record<AdversaryKind, { readonly one: string; readonly many: string }>> = {
  minion: { one: 'Minion', many: 'Minions' },
  rival: { one: 'Rival', many: 'Rivals' },
  nemesis: { one: 'Nemesis', many: 'Nemeses' },
}

/**
 * The figures of an entry in one line.
 * @example figuresLine(reedWight) // 'Minion, 5 hit points, soak 3'
 */
export function figuresLine({ kind, rank, maxHp, properties = {} }: LibraryEntry): string {
  const said = (name: string, words: (value: string) => string) => {
    const value = String(properties[name] ?? '').trim()
    return value === '' ? null : words(value)
  }
  const parts = {
    adversary: [
      rank && rankWords[rank].one,
      maxHp === null ? null : `${maxHp} hit points`,
      said('soak', (soak) => `soak ${soak}`),
    ],
    weapon: [
      said('item_range', (range) => range),
      said('damage', (damage) => `damage ${damage}`),
      said('critical', (critical) => `critical ${critical}`),
    ],
    armor: [said('soak', (soak) => `Soak ${soak}`), said('defense', (defense) => `defense ${defense}`)],
    gear: [],
    talent: [`Tier ${said('tier', (tier) => tier) ?? 1}`, said('activation', (activation) => activation)],
    career: [],
    archetype: [said('wounds', (wounds) => `${wounds} hit points`), said('strain', (strain) => `${strain} strain`)],
    quality: [],
    critical: [said('severity', (severity) => `Severity ${severity}`)],
  }[kind]
  return parts.filter((part) => part !== null).join(', ')
}
