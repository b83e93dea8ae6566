/**
 * The number of an added copy: the lowest free one.
 * @example copyNumber([1, 3]) // 2
 */
export function copyNumber(taken: readonly number[]): number {
  const used = new Set(taken)
  let number = 1
  while (used.has(number)) number += 1
  return number
}
