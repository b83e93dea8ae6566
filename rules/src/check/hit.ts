import { scaledDamage, type ScaleChange } from '../vehicle/scaled-damage.ts'

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
  /** What the target's effects take away before soak; left out for nothing. */
  readonly reduced?: number
  /** Left out between people. */
  readonly scale?: ScaleChange | undefined
}

/**
 * The wounds of a hit. Only the soak beyond `pierce` absorbs damage. A hit that another scale rounds down to nothing does nothing.
 * @example woundsOf({ damage: 6, netSuccesses: 3, soak: 4, pierce: 2, minimum: 1 }) // 7
 */
export function woundsOf({ damage, netSuccesses, soak, pierce, minimum, reduced = 0, scale }: CheckHit): number {
  const dealt = scale ? scaledDamage(damage + netSuccesses, scale) : damage + netSuccesses
  return dealt === 0 && scale ? 0 : Math.max(minimum, dealt - reduced - Math.max(0, soak - pierce))
}
