import { type FogMask, isCellRevealed } from '../fog/fog-mask.ts'
import { cellEdge, type Place } from './lattice.ts'
import type { SightScene } from './look.ts'
import { placeAfterStep } from './steps.ts'

interface PlayerWay {
  /** Where the token looks from. */
  readonly from: Place
  /** The corners of the way, and its end. */
  readonly by: readonly Place[]
  /** What the player's group sees or remembers. */
  readonly known: FogMask
}

/**
 * Where a player's token looks from after a way of straight steps. `null` refuses the way. The refusal has no reason: a reason would show
 * players what stands where they cannot see.
 * @example
 * const grid = fogGrid({ width: 32, height: 4 })
 * const scene = { mesh: buildMesh([], 0), openDoors: new Set() }
 * const way = { from: { x: 8, y: 8 }, by: [{ x: 99, y: 8 }] }
 * placeAfterWay(scene, { ...way, known: uniformMask(grid, true) }) // { x: 99, y: 8 }
 * placeAfterWay(scene, { ...way, known: uniformMask(grid, false) }) // null
 */
export function placeAfterWay(scene: SightScene, { from, by, known }: PlayerWay): Place | null {
  if (!by.every((place) => isKnown(known, place))) return null
  let at: Place | null = from
  for (const place of by) at &&= placeAfterStep(scene, at, place)
  return at
}

/** Whether a place is in a mask. A place outside of the picture belongs to the cell at its border, as in fog by hand (FOG-4). */
function isKnown(known: FogMask, { x, y }: Place): boolean {
  const { columns, rows } = known.grid
  const cellAt = (value: number, count: number) =>
    Math.min(Math.max(Math.floor(value / cellEdge(known.grid)), 0), count - 1)
  return isCellRevealed(known, cellAt(x, columns), cellAt(y, rows))
}
