import type { Position } from '@waybook/contract'

/** A way that is measured from place to place. It is on this page only. */
export interface Ruler {
  /** Where it begins, and its way points. */
  readonly points: readonly Position[]
  /** Where the pointer or the focus is, if the way still grows. */
  readonly end: Position | null
}

export const noRuler: Ruler = { points: [], end: null }

/** All places of the way. */
export function wayOf({ points, end }: Ruler): readonly Position[] {
  return end ? [...points, end] : points
}

export function begun(at: Position, end: Position): Ruler {
  return { points: [at], end }
}

/** The place at the end becomes one of the way, from which it may go on. */
export function withWayPoint({ points, end }: Ruler): Ruler {
  return { points: end ? [...points, end] : points, end: null }
}

/** A tap begins a way, or makes it longer. */
export function tapped({ points }: Ruler, at: Position): Ruler {
  return { points: [...points, at], end: null }
}
