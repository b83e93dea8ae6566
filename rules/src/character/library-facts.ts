import { priceIn } from '../money/price.ts'
import { adversaryKinds, type AdversaryKind } from './adversary.ts'
import { weaponFigures } from './weapon-figures.ts'
import { isArmour, numberIn, type ItemProperties } from './worn.ts'

export const libraryKinds = [
  'adversary',
  'weapon',
  'armor',
  'gear',
  'talent',
  'career',
  'archetype',
  'quality',
  'critical',
] as const
export type LibraryKind = (typeof libraryKinds)[number]

/** The facts by which the library is filtered. `null` for facts that a page does not give. */
export interface LibraryFacts {
  readonly kind: LibraryKind
  readonly rank: AdversaryKind | null
  readonly tier: number | null
  /** In the smallest coin of the campaign. */
  readonly price: number | null
  /** From 0 to 10. */
  readonly rarity: number | null
  /** As `plainSkill` writes them. */
  readonly skills: readonly string[]
}

interface LibraryPage {
  /** The type of the entity. */
  readonly type: string
  readonly isOfParty: boolean
  readonly properties: ItemProperties
  /** The ranks of a character, by skill. */
  readonly skills: Readonly<Record<string, number | undefined>> | null
}

const RARITY_MAX = 10
const TYPES: ReadonlySet<string> = new Set(['talent', 'career', 'archetype', 'quality', 'critical'])

/**
 * What the library says about a page; `null` for a page that is not in the library, such as a place, or a character without a rank.
 * @example libraryFactsOf({ type: 'item', isOfParty: false, properties: { item_type: 'armor', price: 36 }, skills: null })?.kind // 'armor'
 */
export function libraryFactsOf(page: LibraryPage): LibraryFacts | null {
  const kind = kindOf(page)
  if (kind === null) return null
  const { properties } = page
  const rarity = numberIn(properties, ['rarity'])
  return {
    kind,
    rank: kind === 'adversary' ? rankOf(properties) : null,
    tier: kind === 'talent' ? (numberIn(properties, ['tier']) ?? 1) : null,
    price: priceIn(properties),
    rarity: rarity !== null && rarity <= RARITY_MAX ? rarity : null,
    skills: [...new Set(skillsOf(kind, page).map(plainSkill))].filter((skill) => skill !== ''),
  }
}

/**
 * A skill's id or name as the library compares it.
 * @example plainSkill('Ranged (Light)') // 'rangedlight'
 */
export function plainSkill(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function kindOf({ type, isOfParty, properties }: LibraryPage): LibraryKind | null {
  if (type === 'character') return !isOfParty && rankOf(properties) !== null ? 'adversary' : null
  if (type === 'item') return itemKind(properties)
  return TYPES.has(type) ? (libraryKinds.find((kind) => kind === type) ?? null) : null
}

function itemKind(properties: ItemProperties): LibraryKind {
  if (isArmour(properties)) return 'armor'
  return /\bweapon\b/iu.test(String(properties['item_type'] ?? '')) ? 'weapon' : 'gear'
}

function rankOf(properties: ItemProperties): AdversaryKind | null {
  const text = [properties['adversary'], properties['rank']].flat().join(' ').toLowerCase()
  return adversaryKinds.find((rank) => text.includes(rank)) ?? null
}

function skillsOf(kind: LibraryKind, { properties, skills }: LibraryPage): string[] {
  if (kind === 'adversary') return Object.entries(skills ?? {}).flatMap(([id, ranks]) => ((ranks ?? 0) > 0 ? id : []))
  if (kind === 'weapon') return [weaponFigures(properties).skill ?? '']
  if (kind === 'career') return [properties['career_skills'] ?? []].flat().flatMap((one) => String(one).split(','))
  return [properties['effect'] ?? []].flat().flatMap((line) => skillsInLine(String(line)))
}

/** `+1 boost on charm or negotiation` names charm and negotiation. */
function skillsInLine(line: string): string[] {
  const [, names = ''] = /\bon (\w+(?: or \w+)*)/u.exec(line) ?? []
  return names.split(' or ').filter((name) => name !== 'any')
}
