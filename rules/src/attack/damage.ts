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

/**
 * The damage of a weapon before successes. The text `brawn + 2` is computed for the wielder, unless their brawn is unknown (`null`). Any
 * other text is returned unchanged.
 * @example
 * weaponDamage('brawn + 2', 3) // '5'
 * weaponDamage('4, to strain', 3) // '4, to strain'
 */
export function weaponDamage(written: string | number, brawn: number | null): string {
  const text = String(written).trim()
  const found = /^brawn\s*(?:\+\s*(\d{1,2}))?$/iu.exec(text)
  return found && brawn !== null ? String(brawn + Number(found[1] ?? 0)) : text
}
