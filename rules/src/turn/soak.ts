/**
 * The damage that a character absorbs from each hit: their brawn, and the soak of the armour that they wear. Only one suit of
 * armour is worn at a time, so of several the best one counts.
 *
 * `armour`: the soak of each suit of armour that the character carries.
 */
export function soakOf(brawn: number, armour: readonly number[]): number {
  return brawn + Math.max(0, ...armour)
}

/** Whether an `item_type` is armour, in either spelling. */
export function isArmourType(text: string): boolean {
  return /^armou?r$/iu.test(text.trim())
}
