import type { Entity } from '@waybook/contract'
import { attackPool, attackWith, isArmourType, isWeaponType, reachOf, type Attack, type Reach } from '@waybook/rules'

import { attackNote, scoreOf, type Roller } from '#parts/entity/scores.ts'
import { openTray } from '#stores/tray.ts'

type Item = Partial<Pick<Entity, 'properties'>>

/** An item with an `item_type` that is not armour. `attack` is `null` if the type is none that the rules know. */
interface Weapon {
  readonly type: string
  readonly reach: Reach
  readonly attack: Attack | null
}

/** What kind of weapon an item is; `null` if it is none. */
export function weaponOf({ properties }: Item): Weapon | null {
  const { item_type: itemType, item_range: itemRange } = properties ?? {}
  if (itemType === undefined) return null
  const type = String(itemType)
  if (type === '' || isArmourType(type)) return null
  const range = typeof itemRange === 'string' ? itemRange : undefined
  const attack = isWeaponType(type) ? attackWith(type, range) : null
  return { type, reach: attack ?? reachOf(range), attack }
}

/** The attack with an item; `null` if it is not a weapon, or of a type that the rules do not know. */
export function attackOf(item: Item): Attack | null {
  return weaponOf(item)?.attack ?? null
}

/** Opens the dice tray with the pool of an attack, including its difficulty. Does nothing if the wielder's characteristic is missing. */
export function openAttack(attack: Attack, reason: string, wielder: Roller): void {
  const { skill, characteristic } = attack
  const score = scoreOf(wielder, skill, characteristic)
  if (!score) return
  openTray({
    pool: attackPool(attack, score),
    reason,
    note: attackNote(score),
    difficultyNote: attack.melee ? 'Engaged' : `${attack.range} range`,
    skill,
    characterId: wielder.id,
  })
}
