import type { Entity } from '@waybook/contract'
import {
  attackBy,
  attackWith,
  isArmourType,
  isWeaponType,
  reachOf,
  type Attack,
  type Reach,
  type Skill,
} from '@waybook/rules'

type Item = Partial<Pick<Entity, 'properties'>>

/** An item with an `item_type` that is not armor. `attack` is `null` if the rules don't know the type and the item names no skill. */
interface Weapon {
  readonly type: string
  readonly reach: Reach
  readonly attack: Attack | null
}

/** The weapon that an item is; `null` if it isn't one. */
export function weaponOf({ properties }: Item, skills: readonly Skill[]): Weapon | null {
  const { item_type: itemType, item_range: itemRange, item_skill: itemSkill } = properties ?? {}
  if (itemType === undefined) return null
  const type = String(itemType)
  if (type === '' || isArmourType(type)) return null
  const range = typeof itemRange === 'string' ? itemRange : undefined
  const weapon = isWeaponType(type) ? type : null
  const skill = skills.find(({ id }) => id === itemSkill)
  const usual = weapon === null ? null : attackWith(weapon, range)
  const attack = skill ? attackBy(skill, weapon, range) : usual
  return { type, reach: attack ?? reachOf(range), attack }
}

/** The attack with an item; `null` if it isn't a weapon, or if its type is unknown and it names no skill. */
export function attackOf(item: Item, skills: readonly Skill[]): Attack | null {
  return weaponOf(item, skills)?.attack ?? null
}
