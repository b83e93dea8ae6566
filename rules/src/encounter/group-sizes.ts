/** Splits minions into groups as even as possible, the larger ones first: 5 in 2 groups -> 3 and 2. Every group has at least one. */
export function groupSizes(minions: number, groups: number): number[] {
  const least = Math.floor(minions / groups)
  const larger = minions % groups
  return Array.from({ length: groups }, (_, index) => Math.max(1, index < larger ? least + 1 : least))
}
