/** A hit does at least this much damage, whatever the target's soak (specification, section 9). */
export const MINIMUM_DAMAGE = 1

interface Hit {
  readonly weapon: number
  readonly netSuccesses: number
  readonly soak: number
}

/**
 * The damage of a hit: the weapon's damage plus 1 for each net success, minus the target's soak.
 * @example
 * damageOf({ weapon: 6, netSuccesses: 2, soak: 3 }) // 5
 * damageOf({ weapon: 3, netSuccesses: 1, soak: 9 }) // 1
 */
export function damageOf({ weapon, netSuccesses, soak }: Hit): number {
  return Math.max(MINIMUM_DAMAGE, weapon + netSuccesses - soak)
}
