import type { FigurePart } from '../effect/figure-effects.ts'
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
  /** What effects add to the thresholds of wounds and strain. */
  readonly addedWounds: Derived
  readonly addedStrain: Derived
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
  /** What talents and items change. Figures in the file do not follow them. */
  readonly effects?: readonly FigurePart[]
}

/**
 * Derives soak, defense and encumbrance from a character's brawn and equipment. Only the best armor and the best defense count.
 * @example
 * const coat = { name: 'Coat', amount: 1, properties: { item_type: 'armor', soak: 1, encumbrance: 3 } }
 * derivedFigures({ characteristics: { brawn: 2 }, properties: {}, items: [coat] }).soak.total // 3
 */
export function derivedFigures({ characteristics, properties, items, effects = [] }: Bearer): DerivedFigures {
  const brawn = characteristics?.brawn ?? null
  const base = brawn === null ? [] : [{ text: 'Brawn', amount: brawn }]
  const worn = items.filter(isEquipped)
  const armour = worn.filter((one) => isArmour(one.properties)).map(partOf((of) => numberIn(of, ['soak']) ?? 0))
  const { provided, added } = sorted(effects)
  const written = numberIn(properties, ['soak'])
  const stated = defencesOf(properties)
  const carried = items.filter(({ amount }) => amount > 0).map((one) => ({ text: textOf(one), amount: weightOf(one) }))
  return {
    soak:
      written === null
        ? atLeastZero(sumOf([...base, ...best([...armour, ...provided('soak')]), ...added('soak')]))
        : asWritten(written),
    meleeDefence: defence(
      [
        ...asWritten(stated.melee).parts,
        ...worn.map(partOf((of) => defencesOf(of).melee)),
        ...provided('defense', 'melee defense'),
      ],
      added('defense', 'melee defense'),
    ),
    rangedDefence: defence(
      [
        ...asWritten(stated.ranged).parts,
        ...worn.map(partOf((of) => defencesOf(of).ranged)),
        ...provided('defense', 'ranged defense'),
      ],
      added('defense', 'ranged defense'),
    ),
    encumbrance: sumOf(carried.filter(({ amount }) => amount > 0)),
    encumbranceThreshold:
      brawn === null
        ? null
        : sumOf([{ text: 'Everybody', amount: ENCUMBRANCE_BASE }, ...base, ...added('encumbrance')]),
    addedWounds: sumOf(added('wounds')),
    addedStrain: sumOf(added('strain')),
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

/** The best of what provides defense, and everything that adds to it. */
function defence(provided: readonly DerivedPart[], added: readonly DerivedPart[]): Derived {
  const { total, parts } = atLeastZero(sumOf([...best(provided), ...added]))
  return { total: Math.min(total, DEFENCE_MAX), parts }
}

function atLeastZero({ total, parts }: Derived): Derived {
  return { total: Math.max(0, total), parts }
}

/** Effects by figure: those that provide it, and those that add to it. */
function sorted(effects: readonly FigurePart[]) {
  const of = (isProvided: boolean, figures: readonly FigurePart['figure'][]) =>
    effects
      .filter(({ figure, sign }) => figures.includes(figure) && (sign === 0) === isProvided)
      .map(({ text, sign, amount }) => ({ text, amount: sign < 0 ? -amount : amount }))
  return {
    provided: (...figures: FigurePart['figure'][]) => of(true, figures),
    added: (...figures: FigurePart['figure'][]) => of(false, figures),
  }
}

/**
 * A threshold of wounds or strain with the effects that add to it.
 * @example thresholdWith(12, 'wounds', [{ figure: 'wounds', sign: 1, amount: 2, text: 'Tough' }]) // 14
 */
export function thresholdWith(written: number, figure: 'wounds' | 'strain', effects: readonly FigurePart[]): number {
  const { added } = sorted(effects)
  return Math.max(1, sumOf([{ text: '', amount: written }, ...added(figure)]).total)
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
