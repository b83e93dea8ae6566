/** How many sizes the attacker is larger than the target, for each more difficulty die; one size makes no difference. */
const steps = [
  { larger: 4, dice: 5 },
  { larger: 3, dice: 4 },
  { larger: 2, dice: 3 },
  { larger: -1, dice: 2 },
] as const

/**
 * The difficulty dice of one ship's attack on another by their silhouettes: a large ship has a hard time hitting a small one.
 * @example
 * silhouetteDifficulty(4, 4) // 2
 * silhouetteDifficulty(2, 5) // 1
 */
export function silhouetteDifficulty(attacker: number, target: number): number {
  return steps.find(({ larger }) => attacker - target >= larger)?.dice ?? 1
}
