import { numberIn, type ItemProperties } from './worn.ts'

export type Standing = 'character' | 'minions' | 'rival' | 'nemesis'

interface Person {
  readonly isOfParty: boolean
  /** Those of the character's file. */
  readonly properties: ItemProperties
  /** `null` if the file says nothing. */
  readonly strainThreshold: number | null
}

/**
 * What a character is in a fight: as `adversary` or `rank` of the file says; otherwise one who can take strain is a nemesis, and one who
 * cannot (a threshold of 0) or of whom nothing is said is a rival.
 */
export function standingOf({ isOfParty, properties, strainThreshold }: Person): Standing {
  if (isOfParty) return 'character'
  const text = [properties['adversary'], properties['rank']].flat().join(' ').toLowerCase()
  if (text.includes('minion')) return 'minions'
  if (text.includes('nemesis')) return 'nemesis'
  if (text.includes('rival')) return 'rival'
  return (strainThreshold ?? 0) > 0 ? 'nemesis' : 'rival'
}

/** How often attacks on a character are upgraded: the ranks of the talent Adversary, or the number in `adversary` ("nemesis 2"). */
export function adversaryRanks(
  properties: ItemProperties,
  talents: readonly { readonly name: string; readonly rank: number }[],
): number {
  const talent = talents.find(({ name }) => name.trim().toLowerCase() === 'adversary')
  if (talent) return talent.rank
  const text = String(properties['adversary'] ?? '')
  return numberIn({ text: /\d+/u.exec(text)?.[0] }, ['text']) ?? 0
}
