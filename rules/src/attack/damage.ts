/** A hit that lands does at least this much, whatever the armour (specification, section 9). */
export const MINIMUM_DAMAGE = 1

interface Hit {
  readonly weapon: number
  readonly netSuccesses: number
  readonly soak: number
}

/** What a hit takes off: the weapon's damage and one for every net success, less the target's soak. */
export function damageOf({ weapon, netSuccesses, soak }: Hit): number {
  return Math.max(MINIMUM_DAMAGE, weapon + netSuccesses - soak)
}
