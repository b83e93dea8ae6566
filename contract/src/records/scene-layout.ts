import * as z from 'zod/mini'

/** In percent of the width of the scene's picture, across and downwards, from the top left corner. */
const offset = z.number().check(z.minimum(-100), z.maximum(1000))

/**
 * The grid of a scene. `cell`: the width of a square, or of a hexagon from side to side, in percent of the picture's width. `x`, `y`: one
 * corner of a square, or the centre of a hexagon.
 */
export const sceneGrid = z.object({
  kind: z.enum(['square', 'hex']),
  cell: z.number().check(z.minimum(0.2), z.maximum(100)),
  x: offset,
  y: offset,
})
export type SceneGrid = z.infer<typeof sceneGrid>

const reach = z.number().check(z.gt(0), z.maximum(1000))

/** How far each range band reaches, in percent of the width of the scene's picture. What is farther than long is extreme. */
export const sceneBands = z
  .object({ engaged: reach, short: reach, medium: reach, long: reach })
  .check(
    z.refine(
      ({ engaged, short, medium, long }) => engaged < short && short < medium && medium < long,
      'each band must reach farther than the one before: engaged, short, medium, long',
    ),
  )
export type SceneBands = z.infer<typeof sceneBands>

/** What the weather of a scene is called, as the offline painter calls it. */
export const weathers = ['clear', 'mist', 'rain', 'snow'] as const
export type Weather = (typeof weathers)[number]

/** How a scene is laid out on the table, and what it is like there. */
export const sceneLayout = z.object({
  grid: z.nullable(sceneGrid),
  /** `null`: as in the rules. */
  bands: z.nullable(sceneBands),
  /** A colour, as `#rrggbb`. */
  mood: z.nullable(z.string()),
  weather: z.nullable(z.enum(weathers)),
})
export type SceneLayout = z.infer<typeof sceneLayout>
