import { LIGHTS_MAX, lightContent, wallContent, WALLS_MAX } from '@waybook/contract'
import * as z from 'zod/mini'

export const DOORS_MAX = 1000

/** How far from its picture a place may be, in percent. */
const OUTSIDE_MAX = 1000

const share = z.number().check(z.minimum(-OUTSIDE_MAX), z.maximum(100 + OUTSIDE_MAX))

/** A place in percent of the picture's width and height, from the top left. It may be outside of the picture. */
const place = z.tuple([share, share])

/** `#rrggbb` */
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

export const mapWall = z.object({ kind: z.enum(['wall', 'object']), points: z.array(place).check(z.minLength(2)) })
export const mapDoor = z.object({ from: place, to: place, open: z.boolean(), secret: z.boolean() })
export const mapLight = z.object({
  at: place,
  /** The radius in cells of the grid. */
  range: z.number().check(z.gt(0), z.maximum(1000)),
  intensity: z.number().check(z.minimum(0), z.maximum(100)),
  /** `null` for white. */
  color: z.nullable(color),
})

/** All walls and lights of a scene, in a file that Waybook wrote. Other programs have no words for some of them. */
export const waybookWalls = z.object({
  /** The size of the lattice of the picture that they were made for. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  walls: z.array(wallContent).check(z.maxLength(WALLS_MAX + DOORS_MAX)),
  lights: z.array(lightContent).check(z.maxLength(LIGHTS_MAX)),
})
export type WaybookWalls = z.infer<typeof waybookWalls>

/** What stands on the map of a file. All of it is for game masters, like what the fog covers. */
export const mapWalls = z.object({
  /** In cells, which are square. `offset`: where the first whole cell begins, in percent. */
  grid: z.object({
    columns: z.number().check(z.gt(0)),
    rows: z.number().check(z.gt(0)),
    offset: place,
    pixelsPerCell: z.number().check(z.minimum(0)),
  }),
  /** A closed wall repeats its first corner. `object`: furniture and pillars, which block light but are seen. */
  walls: z
    .array(mapWall)
    .check(z.refine((walls) => piecesOf(walls) <= WALLS_MAX, `more than ${WALLS_MAX} pieces of walls`)),
  doors: z.array(mapDoor).check(z.maxLength(DOORS_MAX)),
  lights: z.array(mapLight).check(z.maxLength(LIGHTS_MAX)),
  /** Whether the picture already shows the light. */
  lightsAreInPicture: z.boolean(),
  /** `null` for daylight. */
  ambientLight: z.nullable(color),
  /** How many lines of walls were left out, because a scene has room for 5,000 walls. */
  cut: z.optional(z.int()),
  /** If present, `walls`, `doors` and `lights` are only its approximation for other programs. */
  waybook: z.optional(waybookWalls),
})
export type MapWalls = z.infer<typeof mapWalls>

function piecesOf(walls: readonly { readonly points: readonly unknown[] }[]): number {
  return walls.reduce((sum, { points }) => sum + points.length - 1, 0)
}
