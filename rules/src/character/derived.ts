import type { Characteristics } from '../skills/characteristic.ts'
import { defencesOf, isArmour, isEquipped, numberIn, type CarriedThing, type ItemProperties } from './worn.ts'

/** A total and its parts, in reading order: Brawn 2 and Coat 1 make a soak of 3. */
export interface Derived {
  readonly total: number
  readonly parts: readonly DerivedPart[]
}

export interface DerivedPart {
  readonly text: string
  readonly amount: number
}

export interface DerivedFigures {
  /** Armor alone if brawn is unknown. */
  readonly soak: Derived
  readonly meleeDefence: Derived
  readonly rangedDefence: Derived
  readonly encumbrance: Derived
  /** The encumbrance up to which a character isn't hindered; `null` if brawn is unknown. */
  readonly encumbranceThreshold: Derived | null
}

/** The best possible defense (docs/rules-sources.md). */
export const DEFENCE_MAX = 4
const ENCUMBRANCE_BASE = 5
/** Worn armor weighs this much less than carried armor. */
const WORN_RELIEF = 3

interface Bearer {
  readonly characteristics: Characteristics | null
  /** The character's own properties. An adversary's may contain `soak` and `defense`, which replace computed figures. */
  readonly properties: ItemProperties
  readonly items: readonly CarriedThing[]
}

/**
 * Derives soak, defense and encumbrance from a character's brawn and equipment. Only the best armor and the best defense count.
 * @example
 * const coat = { name: 'Coat', amount: 1, properties: { item_type: 'armor', soak: 1, encumbrance: 3 } }
 * derivedFigures({ characteristics: { brawn: 2 }, properties: {}, items: [coat] }).soak.total // 3
 */
export function derivedFigures({ characteristics, properties, items }: Bearer): DerivedFigures {
  const brawn = characteristics?.brawn ?? null
  const base = brawn === null ? [] : [{ text: 'Brawn', amount: brawn }]
  const worn = items.filter(isEquipped)
  const armour = best(worn.filter((one) => isArmour(one.properties)).map(partOf((of) => numberIn(of, ['soak']) ?? 0)))
  const written = numberIn(properties, ['soak'])
  const stated = defencesOf(properties)
  const carried = items.filter(({ amount }) => amount > 0).map((one) => ({ text: textOf(one), amount: weightOf(one) }))
  return {
    soak: written === null ? sumOf([...base, ...armour]) : asWritten(written),
    meleeDefence: defence(stated.melee, worn.map(partOf((of) => defencesOf(of).melee))),
    rangedDefence: defence(stated.ranged, worn.map(partOf((of) => defencesOf(of).ranged))),
    encumbrance: sumOf(carried.filter(({ amount }) => amount > 0)),
    encumbranceThreshold: brawn === null ? null : sumOf([{ text: 'Everybody', amount: ENCUMBRANCE_BASE }, ...base]),
  }
}

/**
 * How far a character is over the encumbrance threshold. Each point adds a setback die to checks of brawn and agility.
 * @example
 * const kegs = { name: 'Keg', amount: 2, properties: { encumbrance: 4 } }
 * overburden(derivedFigures({ characteristics: { brawn: 2 }, properties: {}, items: [kegs] })) // 1
 */
export function overburden({ encumbrance, encumbranceThreshold }: DerivedFigures): number {
  return encumbranceThreshold === null ? 0 : Math.max(0, encumbrance.total - encumbranceThreshold.total)
}

function defence(stated: number, parts: readonly DerivedPart[]): Derived {
  const { total, parts: counted } = sumOf(best([...asWritten(stated).parts, ...parts]))
  return { total: Math.min(total, DEFENCE_MAX), parts: counted }
}

function asWritten(amount: number): Derived {
  return sumOf(amount === 0 ? [] : [{ text: 'In the file', amount }])
}

function weightOf({ amount, properties, ...rest }: CarriedThing): number {
  const each = numberIn(properties, ['encumbrance']) ?? 0
  const isWorn = isArmour(properties) && isEquipped({ amount, properties, ...rest })
  return each * amount - (isWorn ? Math.min(WORN_RELIEF, each) : 0)
}

function textOf({ name, amount }: CarriedThing): string {
  return amount === 1 ? name : `${name} (${amount})`
}

const partOf =
  (read: (properties: ItemProperties) => number) =>
  ({ name, properties }: CarriedThing): DerivedPart => ({ text: name, amount: read(properties) })

/** The greatest part, or the first of several; none if no part is above 0. */
function best(parts: readonly DerivedPart[]): DerivedPart[] {
  const most = Math.max(0, ...parts.map(({ amount }) => amount))
  return parts.filter(({ amount }) => amount === most && most > 0).slice(0, 1)
}

function sumOf(parts: readonly DerivedPart[]): Derived {
  return { total: parts.reduce((sum, { amount }) => sum + amount, 0), parts }
}
