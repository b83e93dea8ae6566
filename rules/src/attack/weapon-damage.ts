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
