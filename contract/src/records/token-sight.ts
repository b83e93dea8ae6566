import * as z from 'zod/mini'

/** The farthest that a token can see, or its light reach. */
const SIGHT_RANGE_MAX = 200

/** In cells of the scene's grid. */
export const sightReach = z.number().check(z.minimum(0), z.maximum(SIGHT_RANGE_MAX))

/** How one token sees, and its light. For game masters. */
export const tokenSight = z.object({
  /** Whether its group sees through it; `null` for the default: tokens of the party do. */
  sees: z.nullable(z.boolean()),
  /** How far it sees, in cells; `null` for the scene's range. */
  range: z.nullable(sightReach),
  /** How far it sees without light, in cells. */
  darkRange: sightReach,
  /** The light that it carries. `dim` reaches at least as far as `bright`. */
  light: z.nullable(
    z
      .object({ bright: sightReach, dim: sightReach })
      .check(z.refine(({ bright, dim }) => dim > 0 && bright <= dim, 'the dim light must reach at least as far')),
  ),
})
export type TokenSight = z.infer<typeof tokenSight>
