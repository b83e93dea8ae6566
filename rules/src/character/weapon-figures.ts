import { attackWith, isWeaponType, reachOf } from '../attack/attack.ts'
import { readRangeBand, type RangeBand } from '../attack/difficulty.ts'
import { numberIn, type ItemProperties } from './worn.ts'

/** A quality of a weapon, such as Pierce 2. The rating is 1 if the text has no number. */
export interface WeaponQuality {
  readonly name: string
  readonly rating: number
  /** The effects of its own page, which take the place of Waybook's; left out without such a page. */
  readonly lines?: readonly string[] | undefined
}

export interface WeaponFigures {
  /** The text in the file: a number or `brawn + 2`; see `weaponDamage`. */
  readonly damage: string | null
  /** The advantage that a critical injury costs; `null` if only a triumph causes one. */
  readonly critical: number | null
  readonly qualities: readonly WeaponQuality[]
  /** The id of the skill; `null` if the weapon names none and the rules don't know its type. */
  readonly skill: string | null
  readonly range: RangeBand
}

/**
 * Reads what attacks with an item need from its properties.
 * @example weaponFigures({ item_type: 'melee weapon', damage: 'brawn + 3', item_qualities: 'Pierce 2' }) // { damage: 'brawn + 3', critical: null, … }
 */
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
    skill: skill === '' ? (attack?.skill ?? null) : skill,
    range: attack?.range ?? readRangeBand(range ?? '') ?? reachOf(range).range,
  }
}

/**
 * How many shots a weapon has before it must be loaded again: the property `ammo`, or the quality Limited Ammo; `null` if it counts none.
 * @example weaponShots({ item_qualities: 'Burn 1, Limited Ammo 3' }) // 3
 */
export function weaponShots(properties: ItemProperties): number | null {
  const written = numberIn(properties, ['ammo'])
  if (written !== null) return written
  const limited = ratingOf(readQualities(properties['item_qualities'] ?? properties['qualities']), 'limited ammo')
  return limited > 0 ? limited : null
}

/**
 * The rating of a quality by its name, in any case; 0 if the weapon doesn't have it.
 * @example ratingOf([{ name: 'Pierce', rating: 2 }], 'pierce') // 2
 */
export function ratingOf(qualities: readonly WeaponQuality[], name: string): number {
  return qualities.find((one) => one.name.toLowerCase() === name.toLowerCase())?.rating ?? 0
}

/** Reads a list, or a text with commas: `Pierce 2, Vicious 1, Knockdown`. */
function readQualities(written: ItemProperties[string]): WeaponQuality[] {
  const texts = [written ?? []].flat().flatMap((one) => String(one).split(/[,;]/u))
  return texts.flatMap((text) => {
    const [, name = '', rating] = /^\s*(.*?)\s*(\d{1,2})?\s*$/u.exec(text) ?? []
    return name === '' ? [] : [{ name, rating: Number(rating ?? 1) }]
  })
}

/**
 * @example
 * qualityText({ name: 'Pierce', rating: 2 }) // 'Pierce 2'
 * qualityText({ name: 'Knockdown', rating: 1 }) // 'Knockdown'
 */
export function qualityText({ name, rating }: WeaponQuality): string {
  return rating === 1 ? name : `${name} ${rating}`
}

/**
 * A quality's name without case, spaces and hyphens.
 * @example qualityKey('Slow-Firing') // 'slowfiring'
 */
export function qualityKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/gu, '')
}
