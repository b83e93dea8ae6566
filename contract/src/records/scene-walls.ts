import * as z from 'zod/mini'

/** The most pieces of walls on a scene: lines between two corners. */
const WALL_PIECES_MAX = 5000
export const DOORS_MAX = 1000
export const LIGHTS_MAX = 200

/** How far from its picture a place may be, in percent. */
const OUTSIDE_MAX = 1000

const share = z.number().check(z.minimum(-OUTSIDE_MAX), z.maximum(100 + OUTSIDE_MAX))

/** A place in percent of the picture's width and height, from the top left. It may be outside of the picture. */
const place = z.tuple([share, share])

/** `#rrggbb` */
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

export const sceneWall = z.object({ kind: z.enum(['wall', 'object']), points: z.array(place).check(z.minLength(2)) })
export const sceneDoor = z.object({ from: place, to: place, open: z.boolean(), secret: z.boolean() })
export const sceneLight = z.object({
  at: place,
  /** The radius in cells of the grid. */
  range: z.number().check(z.gt(0), z.maximum(1000)),
  intensity: z.number().check(z.minimum(0), z.maximum(100)),
  /** `null` for white. */
  color: z.nullable(color),
})

/** What stands in a scene. All of it is for game masters, like what the fog covers. */
export const sceneWalls = z.object({
  /** In cells, which are square. `offset`: where the first whole cell begins, in percent. */
  grid: z.object({
    columns: z.number().check(z.gt(0)),
    rows: z.number().check(z.gt(0)),
    offset: place,
    pixelsPerCell: z.number().check(z.minimum(0)),
  }),
  /** A closed wall repeats its first corner. `object`: furniture and pillars, which block light but are seen. */
  walls: z
    .array(sceneWall)
    .check(z.refine((walls) => piecesOf(walls) <= WALL_PIECES_MAX, `more than ${WALL_PIECES_MAX} pieces of walls`)),
  doors: z.array(sceneDoor).check(z.maxLength(DOORS_MAX)),
  lights: z.array(sceneLight).check(z.maxLength(LIGHTS_MAX)),
  /** Whether the picture already shows the light. */
  lightsAreInPicture: z.boolean(),
  /** `null` for daylight. */
  ambientLight: z.nullable(color),
})
export type SceneWalls = z.infer<typeof sceneWalls>

function piecesOf(walls: readonly { readonly points: readonly unknown[] }[]): number {
  return walls.reduce((sum, { points }) => sum + points.length - 1, 0)
}
