/** Why a rank can't be chosen; `null` if it can. */
export type Refusal = (rank: number) => string | null

/**
 * The rank after a tap on a dot: the rank of the dot. A tap on the topmost full dot gives its rank back.
 * @example
 * rankAfterTap(1, 3) // 3
 * rankAfterTap(3, 3) // 2
 */
export function rankAfterTap(rank: number, dot: number): number {
  return dot === rank ? rank - 1 : dot
}

/**
 * The rank nearest to the wanted one that can be chosen, on the way from the present rank.
 * @example nearestAllowed(1, 5, (rank) => (rank > 2 ? 'highest at the start' : null)) // 2
 */
export function nearestAllowed(rank: number, wanted: number, refusal: Refusal): number {
  const back = wanted > rank ? -1 : 1
  let nearest = wanted
  while (nearest !== rank && refusal(nearest) !== null) nearest += back
  return nearest
}
