import { emptyPool, skillPool, type Pool } from '../pool/pool.ts'
import type { Characteristic } from '../skills/characteristic.ts'
import type { Skill } from '../skills/skill.ts'
import { rangedDifficulty, readRangeBand, type Difficulty, type RangeBand } from './difficulty.ts'

interface Handling {
  readonly skill: Skill
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

/** How an attack is rolled: skill, characteristic, range and difficulty. */
export interface Attack extends Handling {
  readonly range: RangeBand
  readonly difficulty: Difficulty
}

/**
 * The attack with a weapon. A missing or unknown `item_range` counts as Medium; a melee weapon is always used at
 * Engaged.
 */
export function attackWith(weapon: WeaponType, itemRange: string | undefined): Attack {
  const handling = handlingOf[weapon]
  const range = handling.melee ? 'Engaged' : (readRangeBand(itemRange ?? '') ?? 'Medium')
  return { ...handling, range, difficulty: rangedDifficulty(range) }
}

/** The dice pool for an attack, including its difficulty. `value`: the wielder's characteristic; `ranks`: those of the skill. */
export function attackPool(attack: Attack, { value, ranks }: { readonly value: number; readonly ranks: number }): Pool {
  return { ...emptyPool, ...skillPool(value, ranks), difficulty: attack.difficulty.dice }
}
