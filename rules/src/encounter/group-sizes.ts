/**
 * Splits minions into groups that are as even as possible, larger ones first. Every group has at least one.
 * @example groupSizes(5, 2) // [3, 2]
 */
export function groupSizes(minions: number, groups: number): number[] {
  const least = Math.floor(minions / groups)
  const larger = minions % groups
  return Array.from({ length: groups }, (_, index) => Math.max(1, index < larger ? least + 1 : least))
}
