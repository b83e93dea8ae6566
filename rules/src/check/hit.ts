/** A hit that isn't applied yet. */
export interface CheckHit {
  /** The weapon's damage. */
  readonly damage: number
  readonly netSuccesses: number
  readonly soak: number
  /** The soak that the weapon ignores. */
  readonly pierce: number
  /** The least damage of a hit. */
  readonly minimum: number
}

/**
 * The wounds of a hit. Only the soak beyond `pierce` absorbs damage.
 * @example woundsOf({ damage: 6, netSuccesses: 3, soak: 4, pierce: 2, minimum: 1 }) // 7
 */
export function woundsOf({ damage, netSuccesses, soak, pierce, minimum }: CheckHit): number {
  return Math.max(minimum, damage + netSuccesses - Math.max(0, soak - pierce))
}
