import type { Entity } from '@waybook/contract'
import { attackPool, attackWith, isWeaponType, type Attack } from '@waybook/rules'

import { attackNote, scoreOf, type Roller } from '#parts/entity/scores.ts'
import { openTray } from '#stores/tray.ts'

/** The attack with an item; `null` if it is not a weapon. */
export function attackOf({ properties }: Partial<Pick<Entity, 'properties'>>): Attack | null {
  const { item_type: type, item_range: range } = properties ?? {}
  if (typeof type !== 'string' || !isWeaponType(type)) return null
  return attackWith(type, typeof range === 'string' ? range : undefined)
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
