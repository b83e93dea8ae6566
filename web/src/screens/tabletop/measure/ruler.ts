import type { Position } from '@waybook/contract'

/** A measured path, which only this page shows. */
export interface Ruler {
  /** The start and the waypoints. */
  readonly points: readonly Position[]
  /** The position of the pointer or the focus while the path grows. */
  readonly end: Position | null
}

export const noRuler: Ruler = { points: [], end: null }

/** All places of the path. */
export function wayOf({ points, end }: Ruler): readonly Position[] {
  return end ? [...points, end] : points
}

export function begun(at: Position, end: Position): Ruler {
  return { points: [at], end }
}

/** Turns the end into a waypoint from which the path may continue. */
export function withWayPoint({ points, end }: Ruler): Ruler {
  return { points: end ? [...points, end] : points, end: null }
}

/** A tap starts a path or extends it. */
export function tapped({ points }: Ruler, at: Position): Ruler {
  return { points: [...points, at], end: null }
}
