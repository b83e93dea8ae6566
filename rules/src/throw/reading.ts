import { after, rotated, type Rotation } from './rotation.ts'
import type { Solid } from './solid.ts'
import { dot, type Vector } from './vector.ts'

/** What a die that lies like this shows. */
export interface Reading {
  readonly face: number
  /** The cosine between the face that counts and the table: 1 where the die lies quite flat. */
  readonly level: number
}

export function readingOf(solid: Solid, lies: Rotation): Reading {
  const sign = solid.read === 'upper' ? 1 : -1
  const levels = solid.faces.map(({ normal }) => sign * rotated(lies, normal).y)
  const level = Math.max(...levels)
  return { face: levels.indexOf(level), level }
}

/** Cosines of faces that count as the same direction. */
const SAME = 0.9999

interface Wanted {
  readonly solid: Solid
  /** How the die comes to lie. */
  readonly lies: Rotation
  /** The face that was decided. */
  readonly face: number
  /** Where the top of the viewer's screen is, seen on the table. */
  readonly screenUp: Vector
}

/**
 * How to turn the die beforehand so that it ends on the decided face, as upright as can be for the viewer. The turned die has the
 * same shape and weight, so it flies the same; only what is printed on it has moved. `null` where the solid has no such face.
 */
export function turnToShow({ solid, lies, face, screenUp }: Wanted): Rotation | null {
  const decided = solid.faces[face]
  const landed = solid.faces[readingOf(solid, lies).face]
  if (!decided || !landed) return null
  const fitting = solid.rotations.filter((turn) => dot(rotated(turn, decided.normal), landed.normal) > SAME)
  const upright = fitting.map((turn) => dot(rotated(after(lies, turn), decided.up), screenUp))
  return fitting[upright.indexOf(Math.max(...upright))] ?? null
}
