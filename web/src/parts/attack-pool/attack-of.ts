import type { Entity } from '@waybook/contract'
import { attackWith, isWeaponType, type Attack } from '@waybook/rules'

/** How an item is attacked with; `null` for one that is no weapon. */
export function attackOf({ properties }: Pick<Entity, 'properties'>): Attack | null {
  const { item_type: type, item_range: range } = properties
  if (typeof type !== 'string' || !isWeaponType(type)) return null
  return attackWith(type, typeof range === 'string' ? range : undefined)
}
