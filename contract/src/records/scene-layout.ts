import * as z from 'zod/mini'

/** In percent of the width of the scene's picture, to the right or downward from the top left corner. */
const offset = z.number().check(z.minimum(-100), z.maximum(1000))

/**
 * The grid of a scene. `cell` is the width of a square, or of a hexagon from side to side, in percent of the picture's width. `x` and `y`
 * are a corner of a square, or the center of a hexagon.
 */
export const sceneGrid = z.object({
  kind: z.enum(['square', 'hex']),
  cell: z.number().check(z.minimum(0.2), z.maximum(100)),
  x: offset,
  y: offset,
})
export type SceneGrid = z.infer<typeof sceneGrid>

const reach = z.number().check(z.gt(0), z.maximum(1000))

/** The reach of each range band, in percent of the width of the scene's picture. Extreme is everything beyond long. */
export const sceneBands = z
  .object({ engaged: reach, short: reach, medium: reach, long: reach })
  .check(
    z.refine(
      ({ engaged, short, medium, long }) => engaged < short && short < medium && medium < long,
      'each band must reach farther than the one before: engaged, short, medium, long',
    ),
  )
export type SceneBands = z.infer<typeof sceneBands>

/** The weather of a scene, in the words of the offline painter. */
export const weathers = ['clear', 'mist', 'rain', 'snow'] as const
export type Weather = (typeof weathers)[number]

/** The layout, mood and weather of a scene on the table. */
export const sceneLayout = z.object({
  grid: z.nullable(sceneGrid),
  /** `null` for the default of the rules. */
  bands: z.nullable(sceneBands),
  /** A color, as `#rrggbb`. */
  mood: z.nullable(z.string()),
  weather: z.nullable(z.enum(weathers)),
})
export type SceneLayout = z.infer<typeof sceneLayout>
