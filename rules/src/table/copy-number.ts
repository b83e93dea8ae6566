/** The number of a copy that is added beside those that have these: the lowest that is free. */
export function copyNumber(taken: readonly number[]): number {
  const used = new Set(taken)
  let number = 1
  while (used.has(number)) number += 1
  return number
}
