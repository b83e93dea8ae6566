import { difficulties } from '../attack/difficulty.ts'
import { POOL_DIE_MAX } from '../dice/throw-request.ts'

/**
 * The number of dice of a difficulty, which is given by its name, in any case, or as a number; `null` if there is no such difficulty.
 * @example
 * difficultyDice('hard') // 3
 * difficultyDice('tricky') // null
 */
export function difficultyDice(given: string | number): number | null {
  const text = String(given).trim().toLowerCase()
  const named = difficulties.find(({ name }) => name.toLowerCase() === text)
  if (named) return named.dice
  const number = /^\d{1,2}$/.test(text) ? Number(text) : POOL_DIE_MAX + 1
  return number <= POOL_DIE_MAX ? number : null
}

/**
 * The name of a difficulty. A difficulty without a name is called by its number of dice.
 * @example
 * difficultyName(3) // 'Hard'
 * difficultyName(7) // 'Difficulty 7'
 */
export function difficultyName(dice: number): string {
  return difficulties.find((one) => one.dice === dice)?.name ?? `Difficulty ${dice}`
}

/**
 * The difficulty dice for treating a character's wounds.
 * @example
 * healingDifficulty(6, 12) // 1
 * healingDifficulty(13, 12) // 3
 */
export function healingDifficulty(wounds: number, threshold: number): number {
  if (wounds > threshold) return 3
  return wounds * 2 > threshold ? 2 : 1
}
