/** A hit, before it is applied. */
export interface CheckHit {
  /** Of the weapon. */
  readonly damage: number
  readonly netSuccesses: number
  readonly soak: number
  /** How much soak does not count. */
  readonly pierce: number
  /** The least damage of a hit. */
  readonly minimum: number
}

/** The wounds of a hit. Only soak that is left absorbs. */
export function woundsOf({ damage, netSuccesses, soak, pierce, minimum }: CheckHit): number {
  return Math.max(minimum, damage + netSuccesses - Math.max(0, soak - pierce))
}
