import { facesOf } from '../dice/faces-of.ts'
import type { ThrowResult } from '../dice/throwable.ts'
import type { ForcePoints } from './force-side.ts'

/**
 * The points of a throw; `null` if no Force die fell.
 * @example forcePointsOf({ force: [0, 11], ability: [1] }) // { light: 2, dark: 1 }
 */
export function forcePointsOf({ force = [] }: ThrowResult): ForcePoints | null {
  return force.length === 0 ? null : force.map(pointsOfFace).reduce(sumOf)
}

/**
 * The points of one face of the Force die.
 * @example pointsOfFace(6) // { light: 0, dark: 2 }
 */
export function pointsOfFace(face: number): ForcePoints {
  const symbols = facesOf('force')[face] ?? []
  if (typeof symbols === 'number') return { light: 0, dark: 0 }
  const light = symbols.filter((symbol) => symbol === 'lightside').length
  return { light, dark: symbols.length - light }
}

function sumOf(one: ForcePoints, other: ForcePoints): ForcePoints {
  return { light: one.light + other.light, dark: one.dark + other.dark }
}
