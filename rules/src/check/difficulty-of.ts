import { difficulties } from '../attack/difficulty.ts'
import { POOL_DIE_MAX } from '../dice/throw-request.ts'

/** The number of dice of a difficulty that is given by its name, in any case, or as a number; `null` if there is none. */
export function difficultyDice(given: string | number): number | null {
  const text = String(given).trim().toLowerCase()
  const named = difficulties.find(({ name }) => name.toLowerCase() === text)
  if (named) return named.dice
  const number = /^\d{1,2}$/.test(text) ? Number(text) : POOL_DIE_MAX + 1
  return number <= POOL_DIE_MAX ? number : null
}

/** The name of a difficulty. More dice than the hardest one has are counted. */
export function difficultyName(dice: number): string {
  return difficulties.find((one) => one.dice === dice)?.name ?? `Difficulty ${dice}`
}

/** How hard it is to treat somebody: by the wounds that they have taken, and how many they can take. */
export function healingDifficulty(wounds: number, threshold: number): number {
  if (wounds > threshold) return 3
  return wounds * 2 > threshold ? 2 : 1
}
