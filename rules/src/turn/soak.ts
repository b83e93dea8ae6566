/**
 * The damage that a character absorbs from each hit: their brawn. Equipment adds nothing (specification, section 4).
 */
export function soakOf(brawn: number): number {
  return brawn
}
