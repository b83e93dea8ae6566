/** A hit does at least this much damage, whatever the armour (specification, section 9). */
export const MINIMUM_DAMAGE = 1

interface Hit {
  readonly weapon: number
  readonly netSuccesses: number
  readonly soak: number
}

/** The damage of a hit: the weapon's damage plus one for every net success, minus the target's soak. */
export function damageOf({ weapon, netSuccesses, soak }: Hit): number {
  return Math.max(MINIMUM_DAMAGE, weapon + netSuccesses - soak)
}
