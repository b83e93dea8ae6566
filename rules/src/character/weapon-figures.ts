import { attackWith, isWeaponType, reachOf } from '../attack/attack.ts'
import { readRangeBand, type RangeBand } from '../attack/difficulty.ts'
import { numberIn, type ItemProperties } from './worn.ts'

/** A quality of a weapon, such as Pierce 2. One without a number has the rating 1. */
export interface WeaponQuality {
  readonly name: string
  readonly rating: number
}

export interface WeaponFigures {
  /** As the file has it: a number, or a text such as `brawn + 2`; see `weaponDamage`. */
  readonly damage: string | null
  /** How many advantages a critical injury costs; `null` if there is none but by a triumph. */
  readonly critical: number | null
  readonly qualities: readonly WeaponQuality[]
  /** How much soak does not count: Breach ignores ten for each rank. */
  readonly pierce: number
  /** The id of the skill; `null` if the weapon's type is not one of the rules and names none. */
  readonly skill: string | null
  readonly range: RangeBand
}

const BREACH = 10

/** What an attack with this item is rolled and hits with. */
export function weaponFigures(properties: ItemProperties): WeaponFigures {
  const type = String(properties['item_type'] ?? '')
  const range = properties['item_range'] === undefined ? undefined : String(properties['item_range'])
  const attack = isWeaponType(type) ? attackWith(type, range) : null
  const skill = String(properties['item_skill'] ?? '')
  const qualities = readQualities(properties['item_qualities'] ?? properties['qualities'])
  const damage = String(properties['damage'] ?? '').trim()
  return {
    damage: damage === '' ? null : damage,
    critical: numberIn(properties, ['critical', 'crit']),
    qualities,
    pierce: ratingOf(qualities, 'pierce') + BREACH * ratingOf(qualities, 'breach'),
    skill: skill === '' ? (attack?.skill ?? null) : skill,
    range: attack?.range ?? readRangeBand(range ?? '') ?? reachOf(range).range,
  }
}

/** The rating of a quality by its name, in any case; 0 if the weapon does not have it. */
export function ratingOf(qualities: readonly WeaponQuality[], name: string): number {
  return qualities.find((one) => one.name.toLowerCase() === name.toLowerCase())?.rating ?? 0
}

/** `Pierce 2, Vicious 1, Knockdown`: a list, or a text with commas. */
function readQualities(written: ItemProperties[string]): WeaponQuality[] {
  const texts = [written ?? []].flat().flatMap((one) => String(one).split(/[,;]/u))
  return texts.flatMap((text) => {
    const [, name = '', rating] = /^\s*(.*?)\s*(\d{1,2})?\s*$/u.exec(text) ?? []
    return name === '' ? [] : [{ name, rating: Number(rating ?? 1) }]
  })
}

export function qualityText({ name, rating }: WeaponQuality): string {
  return rating === 1 ? name : `${name} ${rating}`
}
