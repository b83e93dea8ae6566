import type { Entity } from '@waybook/contract'
import { attackWith, isWeaponType, type Attack, type Characteristics } from '@waybook/rules'

/** How an item is attacked with; `null` for one that is no weapon. */
export function attackOf({ properties }: Pick<Entity, 'properties'>): Attack | null {
  const { item_type: type, item_range: range } = properties
  if (typeof type !== 'string' || !isWeaponType(type)) return null
  return attackWith(type, typeof range === 'string' ? range : undefined)
}

/** Where nobody has said anything yet. */
const unsaid: Characteristics = { brawn: 0, agility: 0, intellect: 0, cunning: 0, willpower: 0, presence: 0 }

/** All six, 0 where nobody has set one. */
export function characteristicsOf({ characteristics }: Pick<Entity, 'characteristics'>): Characteristics {
  return { ...unsaid, ...characteristics }
}
