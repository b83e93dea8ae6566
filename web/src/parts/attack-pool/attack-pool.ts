import type { Entity } from '@waybook/contract'
import { attackWith, isWeaponType, type Attack, type Characteristics } from '@waybook/rules'

/** The attack with an item; `null` if it is not a weapon. */
export function attackOf({ properties }: Pick<Entity, 'properties'>): Attack | null {
  const { item_type: type, item_range: range } = properties
  if (typeof type !== 'string' || !isWeaponType(type)) return null
  return attackWith(type, typeof range === 'string' ? range : undefined)
}

const unset: Characteristics = { brawn: 0, agility: 0, intellect: 0, cunning: 0, willpower: 0, presence: 0 }

/** All six characteristics; those that are not set are 0. */
export function characteristicsOf({ characteristics }: Pick<Entity, 'characteristics'>): Characteristics {
  return { ...unset, ...characteristics }
}
