/**
 * The damage of a weapon, before successes: a number, or a text such as `brawn + 2`, which is worked out for the wielder. Anything
 * else is returned as it is. `brawn` is `null` if it is not known.
 */
export function weaponDamage(written: string | number, brawn: number | null): string {
  const text = String(written).trim()
  const found = /^brawn\s*(?:\+\s*(\d{1,2}))?$/iu.exec(text)
  return found && brawn !== null ? String(brawn + Number(found[1] ?? 0)) : text
}
