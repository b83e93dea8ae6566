import { dice, dieKinds, type Die } from '../dice/die.ts'

/** How many of each die are rolled together. */
export type Pool = Readonly<Record<Die, number>>

export const emptyPool: Pool = { proficiency: 0, ability: 0, boost: 0, challenge: 0, difficulty: 0, setback: 0 }

/** The short form of a pool: counts and colour letters, dice that are not in it left out, as in `2y1g` or `2y1g2p`. */
export function formatPool(pool: Pool): string {
  return dieKinds
    .filter((die) => pool[die] > 0)
    .map((die) => `${pool[die]}${dice[die].letter}`)
    .join('')
}

/**
 * The dice for a characteristic and a skill's ranks: as many dice as the larger of the two,
 * and of these as many yellow as the smaller (specification, section 9).
 */
export function skillPool(characteristic: number, ranks: number): Pool {
  const proficiency = Math.min(characteristic, ranks)
  return { ...emptyPool, proficiency, ability: Math.max(characteristic, ranks) - proficiency }
}
