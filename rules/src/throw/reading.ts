import { after, rotated, type Rotation } from './rotation.ts'
import type { Solid } from './solid.ts'
import { dot, type Vector } from './vector.ts'

/** The face that a die shows in its orientation. */
export interface Reading {
  readonly face: number
  /** The cosine of the angle between the face that shows the result and the table: 1 if the die lies flat. */
  readonly level: number
}

/**
 * @example readingOf(solids.d6, { x: 0, y: 0, z: 0, w: 1 }) // { face: 1, level: 1 }
 */
export function readingOf(solid: Solid, lies: Rotation): Reading {
  const sign = solid.read === 'upper' ? 1 : -1
  const levels = solid.faces.map(({ normal }) => sign * rotated(lies, normal).y)
  const level = Math.max(...levels)
  return { face: levels.indexOf(level), level }
}

/** Directions with a larger cosine than this count as equal. */
const SAME = 0.9999

interface Wanted {
  readonly solid: Solid
  /** The final orientation of the die. */
  readonly lies: Rotation
  /** The face that must be shown. */
  readonly face: number
  /** The direction on the table that points to the top of the viewer's screen. */
  readonly screenUp: Vector
}

/**
 * How to rotate the die before the throw so that it ends on the given face, as upright as possible for the viewer. The rotation is a
 * symmetry of the solid, so the flight stays the same and only the printed faces change. `null` if the solid has no such face.
 * @example
 * const lies = { x: 0, y: 0, z: 0, w: 1 }
 * const turn = turnToShow({ solid: solids.d6, lies, face: 4, screenUp: { x: 0, y: 0, z: -1 } })
 * readingOf(solids.d6, after(lies, turn)).face // 4
 */
export function turnToShow({ solid, lies, face, screenUp }: Wanted): Rotation | null {
  const decided = solid.faces[face]
  const landed = solid.faces[readingOf(solid, lies).face]
  if (!decided || !landed) return null
  const fitting = solid.rotations.filter((turn) => dot(rotated(turn, decided.normal), landed.normal) > SAME)
  const upright = fitting.map((turn) => dot(rotated(after(lies, turn), decided.up), screenUp))
  return fitting[upright.indexOf(Math.max(...upright))] ?? null
}
