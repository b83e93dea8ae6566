import type { LightContent } from '@waybook/contract'
import { contentOfWall, isOnLattice, isWholeWall, latticeOf, type LatticePoint, type WallContent } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'

/** A wall with its kinds of door and window, or a light. */
export type WallPart =
  | { readonly what: 'wall'; readonly id: string; readonly content: WallContent }
  | { readonly what: 'light'; readonly id: string; readonly content: LightContent }

type Place = readonly [x: number, y: number]

/** What stands on the map of a file, in percent of its picture. */
export interface WallsInPercent {
  readonly walls: readonly { readonly kind: 'wall' | 'object'; readonly points: readonly Place[] }[]
  readonly doors: readonly {
    readonly from: Place
    readonly to: Place
    readonly open: boolean
    readonly secret: boolean
  }[]
  readonly lights: readonly {
    readonly at: Place
    readonly range: number
    readonly intensity: number
    readonly color: string | null
  }[]
}

/** Files have lights that reach farther. */
const LIGHT_REACH_MAX = 200

/** Each piece of a wall as one part, on the lattice of a picture. Drops those without length and those too far from the picture. */
export function partsInPercent(
  { walls, doors, lights }: WallsInPercent,
  picture: { readonly width: number; readonly height: number },
): WallPart[] {
  const { width, height } = latticeOf(picture)
  const at = ([x, y]: Place): LatticePoint => [Math.round((x * width) / 100), Math.round((y * height) / 100)]
  const pieces = walls.flatMap(({ kind, points }) => {
    const thing = kind === 'object' ? { thing: randomId() } : {}
    return points
      .slice(1)
      .map((to, index): WallContent => ({ kind, from: at(points[index] ?? to), to: at(to), ...thing }))
  })
  const openings = doors.map(({ from, to, open, secret }): WallContent => ({
    kind: 'door',
    from: at(from),
    to: at(to),
    door: open ? 'open' : 'closed',
    secret,
  }))
  const lamps = lights.map(({ at: place, range, intensity, color }): LightContent => {
    const dim = Math.min(range, LIGHT_REACH_MAX)
    return { at: at(place), bright: dim / 2, dim, on: true, intensity, color }
  })
  return asParts([...pieces, ...openings], lamps)
}

/** Walls and lights with new ids, without those that cannot be stored. */
export function asParts(walls: readonly WallContent[], lights: readonly LightContent[]): WallPart[] {
  const storable = walls.filter((wall) => isWholeWall(wall) && isOnLattice(wall.from) && isOnLattice(wall.to))
  return [
    ...storable.map((wall): WallPart => ({ what: 'wall', id: randomId(), content: contentOfWall(wall) })),
    ...lights
      .filter(({ at }) => isOnLattice(at))
      .map(({ at, bright, dim, on, intensity, color }): WallPart => {
        return { what: 'light', id: randomId(), content: { at, bright, dim, on, intensity, color } }
      }),
  ]
}
