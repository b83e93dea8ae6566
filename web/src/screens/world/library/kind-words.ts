import type { EntityType, LibraryEntry } from '@waybook/contract'
import { gameWords } from '@waybook/messages/gameWords'
import { worldLibrary } from '@waybook/messages/worldLibrary'
import { rangeBands } from '@waybook/rules'
import type { AdversaryKind, LibraryKind } from '@waybook/rules'

interface KindWords {
  readonly singular: () => string
  readonly plural: () => string
  /** The type of a new page of this kind. */
  readonly type: EntityType
}

export const kindWords: Readonly<Record<LibraryKind, KindWords>> = {
  adversary: { singular: () => worldLibrary.adversary(), plural: () => worldLibrary.adversaries(), type: 'character' },
  weapon: { singular: () => worldLibrary.weapon(), plural: () => worldLibrary.weapons(), type: 'item' },
  armor: { singular: () => worldLibrary.armor(), plural: () => worldLibrary.armors(), type: 'item' },
  gear: { singular: () => worldLibrary.gear(), plural: () => worldLibrary.gears(), type: 'item' },
  talent: { singular: () => worldLibrary.talent(), plural: () => worldLibrary.talents(), type: 'talent' },
  career: { singular: () => worldLibrary.career(), plural: () => worldLibrary.careers(), type: 'career' },
  archetype: { singular: () => worldLibrary.archetype(), plural: () => worldLibrary.archetypes(), type: 'archetype' },
  quality: { singular: () => worldLibrary.quality(), plural: () => worldLibrary.qualities(), type: 'quality' },
  critical: { singular: () => worldLibrary.critical(), plural: () => worldLibrary.criticals(), type: 'critical' },
}

export const rankWords: Readonly<Record<AdversaryKind, { readonly one: () => string; readonly many: () => string }>> = {
  minion: { one: () => worldLibrary.minion(), many: () => worldLibrary.minions() },
  rival: { one: () => worldLibrary.rival(), many: () => worldLibrary.rivals() },
  nemesis: { one: () => worldLibrary.nemesis(), many: () => worldLibrary.nemeses() },
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
      rank && rankWords[rank].one(),
      maxHp === null ? null : worldLibrary.hitPoints({ count: maxHp }),
      said('soak', (soak) => worldLibrary.soakAfter({ soak })),
    ],
    weapon: [
      said('item_range', bandText),
      said('damage', (damage) => worldLibrary.damage({ damage })),
      said('critical', (critical) => worldLibrary.criticalRating({ critical })),
    ],
    armor: [
      said('soak', (soak) => worldLibrary.soak({ soak })),
      said('defense', (defense) => worldLibrary.defense({ defense })),
    ],
    gear: [],
    talent: [
      worldLibrary.tierOf({ tier: said('tier', (tier) => tier) ?? '1' }),
      said('activation', (activation) => activation),
    ],
    career: [],
    archetype: [
      said('wounds', (wounds) => worldLibrary.wounds({ wounds })),
      said('strain', (strain) => worldLibrary.strain({ strain })),
    ],
    quality: [],
    critical: [said('severity', (severity) => worldLibrary.severity({ severity }))],
  }[kind]
  return parts.filter((part) => part !== null).join(', ')
}

/** A range band in the interface's language. Other texts stay as the campaign has them. */
function bandText(range: string): string {
  const band = rangeBands.find((one) => one === range)
  return band ? gameWords.band({ band }) : range
}
