import { emptyPool, skillPool, type Pool } from '../pool/pool.ts'
import type { Characteristic } from '../skills/characteristic.ts'
import type { Skill } from '../skills/skill.ts'
import { rangedDifficulty, readRangeBand, type Difficulty, type RangeBand } from './difficulty.ts'

interface Handling {
  /** The id of a skill. */
  readonly skill: string
  readonly characteristic: Characteristic
  readonly melee: boolean
}

const blade = { skill: 'melee', characteristic: 'brawn', melee: true } as const
const shot = { skill: 'rangedLight', characteristic: 'agility', melee: false } as const

/** The skill and characteristic used with each type of weapon (specification, section 9). */
const handlingOf = {
  'melee weapon': blade,
  'natural weapon': { ...blade, skill: 'brawl' },
  'magical weapon': blade,
  'ranged weapon': shot,
  'alchemical weapon': shot,
  'explosive weapon': shot,
} as const satisfies Record<string, Handling>

export type WeaponType = keyof typeof handlingOf

/**
 * @example isWeaponType('ranged weapon') // true
 */
export function isWeaponType(text: string): text is WeaponType {
  return Object.hasOwn(handlingOf, text)
}

export const weaponTypes: readonly WeaponType[] = Object.keys(handlingOf).filter(isWeaponType)

/** The range at which a weapon is used, and the difficulty of that range. */
export interface Reach {
  readonly range: RangeBand
  readonly difficulty: Difficulty
}

/** How an attack is rolled: skill, characteristic, range and difficulty. */
export interface Attack extends Handling, Reach {}

/**
 * The reach of a weapon that isn't used in melee. A missing or unknown `item_range` counts as Medium.
 * @example reachOf('Short') // { range: 'Close', difficulty: { name: 'Easy', dice: 1 } }
 */
export function reachOf(itemRange: string | undefined): Reach {
  return reachAt(readRangeBand(itemRange ?? '') ?? 'Medium')
}

function reachAt(range: RangeBand): Reach {
  return { range, difficulty: rangedDifficulty(range) }
}

/**
 * The attack with a weapon. A melee weapon is always used at Engaged; its `item_range` is ignored.
 * @example
 * attackWith('ranged weapon', 'Long') // { skill: 'rangedLight', characteristic: 'agility', range: 'Long', … }
 * attackWith('melee weapon', 'Long') // { skill: 'melee', characteristic: 'brawn', range: 'Engaged', … }
 */
export function attackWith(weapon: WeaponType, itemRange: string | undefined): Attack {
  const handling = handlingOf[weapon]
  return { ...handling, ...(handling.melee ? reachAt('Engaged') : reachOf(itemRange)) }
}

/**
 * The attack with a weapon that names its skill (`item_skill`). A weapon whose type isn't in the rules (`null`) is used at its
 * `item_range`.
 * @example
 * const gunnery = standardSkills.find(({ id }) => id === 'gunnery')
 * attackBy(gunnery, null, 'Extreme') // { skill: 'gunnery', melee: false, range: 'Extreme', … }
 */
export function attackBy(
  { id, characteristic }: Skill,
  weapon: WeaponType | null,
  itemRange: string | undefined,
): Attack {
  const usual = weapon === null ? { melee: false, ...reachOf(itemRange) } : attackWith(weapon, itemRange)
  return { ...usual, skill: id, characteristic }
}

/**
 * The dice pool of an attack, with its difficulty. `value` is the wielder's characteristic, `ranks` their ranks in the skill.
 * @example formatPool(attackPool(attackWith('ranged weapon', 'Long'), { value: 4, ranks: 2 })) // '2y2g3p'
 */
export function attackPool(attack: Attack, { value, ranks }: { readonly value: number; readonly ranks: number }): Pool {
  return { ...emptyPool, ...skillPool(value, ranks), difficulty: attack.difficulty.dice }
}
