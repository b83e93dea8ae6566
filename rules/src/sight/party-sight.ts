import { type FogMask, uniformMask } from '../fog/fog-mask.ts'
import { changedArea } from '../fog/fog-operation.ts'
import { commonOf, unionOf } from './combine-masks.ts'
import { cellEdge, type Place } from './lattice.ts'
import type { KeptLooks } from './look.ts'

/** Where a token looks from. Ranges are in quarter pixels, `Infinity` without a limit. */
export interface Eye {
  /** `null`: blind. */
  readonly place: Place | null
  readonly range: number
  /** How far it sees without light. 0 for nothing. */
  readonly darkRange: number
}

/** `dim` is the larger radius, in quarter pixels. */
export interface SightLight {
  readonly place: Place
  readonly bright: number
  readonly dim: number
}

export interface Sight {
  readonly seen: FogMask
  /** The part of `seen` that is not dim. */
  readonly bright: FogMask
}

interface Party {
  readonly eyes: readonly Eye[]
  /** `null` in a scene that is not dark, where lights change nothing. */
  readonly lights: readonly SightLight[] | null
  readonly openDoors: ReadonlySet<string>
}

/**
 * What eyes see together. In the dark, that is what any of them has a line to and any light reaches, and what each sees without light.
 * @example
 * const grid = fogGrid({ width: 16, height: 4 })
 * const looks = new KeptLooks(buildMesh([], 0), { grid, most: 10 })
 * const eye = { place: { x: 8, y: 8 }, range: 16, darkRange: 0 }
 * sightOf(looks, { eyes: [eye], lights: null, openDoors: new Set() }).seen.bits // new Uint8Array([3])
 * sightOf(looks, { eyes: [eye], lights: [], openDoors: new Set() }).seen.bits // new Uint8Array([0])
 */
export function sightOf(looks: KeptLooks, { eyes, lights, openDoors }: Party): Sight {
  const reached = (place: Place, range: number) => looks.from(place, { range, openDoors }).mask
  const union = (masks: readonly FogMask[]) => unionOf(looks.grid, masks)
  const open = eyes.flatMap(({ place, ...ranges }) => (place ? [{ place, ...ranges }] : []))
  const seen = union(open.map(({ place, range }) => reached(place, range)))
  if (!lights) return { seen, bright: seen }
  const inDark = open
    .filter(({ darkRange }) => darkRange > 0)
    .map(({ place, range, darkRange }) => reached(place, Math.min(range, darkRange)))
  const near = lightsNear(seen, lights)
  const bright = union([...inDark, ...near.map(({ place, bright: range }) => reached(place, range))])
  const lit = union([bright, ...near.map(({ place, dim }) => reached(place, dim))])
  return { seen: commonOf(seen, lit), bright: commonOf(seen, bright) }
}

/** The lights that can reach anything that is seen. Most lights are in other rooms. */
function lightsNear(seen: FogMask, lights: readonly SightLight[]): SightLight[] {
  const area = changedArea(uniformMask(seen.grid, false), seen)
  if (!area) return []
  const edge = cellEdge(seen.grid)
  const isNear = (from: number, at: number, to: number, reach: number) =>
    from * edge <= at + reach && at - reach <= to * edge
  return lights.filter(
    ({ place: { x, y }, dim }) => isNear(area.left, x, area.right, dim) && isNear(area.top, y, area.bottom, dim),
  )
}
