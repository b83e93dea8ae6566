import { vehicleOf } from '../vehicle/vehicle.ts'
import { numberIn, type ItemProperties } from './worn.ts'

export type CharacterKind = 'character' | 'minions' | 'rival' | 'nemesis'

interface Person {
  readonly isOfParty: boolean
  /** The properties in the character's file. */
  readonly properties: ItemProperties
  /** `null` if the file says nothing. */
  readonly strainThreshold: number | null
}

/**
 * The kind of a character: the properties `adversary` or `rank` name it. Otherwise a character with a strain threshold is a nemesis, and
 * any other is a rival. A vehicle counts as a nemesis: it has points of its own, system strain, and suffers criticals.
 * @example
 * characterKindOf({ isOfParty: false, properties: { rank: 'Minion' }, strainThreshold: null }) // 'minions'
 * characterKindOf({ isOfParty: false, properties: {}, strainThreshold: 12 }) // 'nemesis'
 */
export function characterKindOf({ isOfParty, properties, strainThreshold }: Person): CharacterKind {
  if (isOfParty) return 'character'
  if (vehicleOf(properties)) return 'nemesis'
  const text = [properties['adversary'], properties['rank']].flat().join(' ').toLowerCase()
  if (text.includes('minion')) return 'minions'
  if (text.includes('nemesis')) return 'nemesis'
  if (text.includes('rival')) return 'rival'
  return (strainThreshold ?? 0) > 0 ? 'nemesis' : 'rival'
}

/**
 * How many times attacks on a character are upgraded: the ranks of the talent Adversary, or the number in `adversary` ("nemesis 2").
 * @example adversaryRanks({ adversary: 'nemesis 2' }, []) // 2
 */
export function adversaryRanks(
  properties: ItemProperties,
  talents: readonly { readonly name: string; readonly rank: number }[],
): number {
  const talent = talents.find(({ name }) => name.trim().toLowerCase() === 'adversary')
  if (talent) return talent.rank
  const text = String(properties['adversary'] ?? '')
  return numberIn({ text: /\d+/u.exec(text)?.[0] }, ['text']) ?? 0
}
