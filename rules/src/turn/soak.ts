/** How much of each blow a character shrugs off: their brawn; equipment adds nothing (specification, section 4). */
export function soakOf(brawn: number): number {
  return brawn
}
