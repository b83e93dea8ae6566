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

export function isWeaponType(text: string): text is WeaponType {
  return Object.hasOwn(handlingOf, text)
}

export const weaponTypes: readonly WeaponType[] = Object.keys(handlingOf).filter(isWeaponType)

/** How far a weapon is used, and how hard that is. */
export interface Reach {
  readonly range: RangeBand
  readonly difficulty: Difficulty
}

/** How an attack is rolled: skill, characteristic, range and difficulty. */
export interface Attack extends Handling, Reach {}

/** The reach of a weapon that is not used in melee. A missing or unknown `item_range` counts as Medium. */
export function reachOf(itemRange: string | undefined): Reach {
  return reachAt(readRangeBand(itemRange ?? '') ?? 'Medium')
}

function reachAt(range: RangeBand): Reach {
  return { range, difficulty: rangedDifficulty(range) }
}

/** The attack with a weapon. A melee weapon is always used at Engaged, whatever its `item_range`. */
export function attackWith(weapon: WeaponType, itemRange: string | undefined): Attack {
  const handling = handlingOf[weapon]
  return { ...handling, ...(handling.melee ? reachAt('Engaged') : reachOf(itemRange)) }
}

/** The attack with a weapon that names its skill (`item_skill`). One of a type that the rules do not know is used at its range. */
export function attackBy(
  { id, characteristic }: Skill,
  weapon: WeaponType | null,
  itemRange: string | undefined,
): Attack {
  const usual = weapon === null ? { melee: false, ...reachOf(itemRange) } : attackWith(weapon, itemRange)
  return { ...usual, skill: id, characteristic }
}

/** The dice pool for an attack, including its difficulty. `value`: the wielder's characteristic; `ranks`: those of the skill. */
export function attackPool(attack: Attack, { value, ranks }: { readonly value: number; readonly ranks: number }): Pool {
  return { ...emptyPool, ...skillPool(value, ranks), difficulty: attack.difficulty.dice }
}
