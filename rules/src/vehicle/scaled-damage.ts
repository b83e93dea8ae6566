import type { CombatScale } from './vehicle.ts'

/** The scales of a weapon and its target, and the number by which the setting converts between them. */
export interface ScaleChange {
  readonly weapon: CombatScale
  readonly target: CombatScale
  readonly by: number
}

/** By how much damage of one scale is more than that of the other, unless the game master sets it. */
export const SCALE = 10

/**
 * Damage as its target's scale counts it, before armor. Divided damage is rounded down.
 * @example
 * scaledDamage(27, { weapon: 'person', target: 'vehicle', by: 10 }) // 2
 * scaledDamage(3, { weapon: 'vehicle', target: 'person', by: 10 }) // 30
 */
export function scaledDamage(damage: number, { weapon, target, by }: ScaleChange): number {
  if (weapon === target) return damage
  return weapon === 'person' ? Math.floor(damage / by) : damage * by
}
