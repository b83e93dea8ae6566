import * as z from 'zod/mini'

import { encounterSide } from './encounter.ts'

/** The story points of both sides; their sum stays the same when points are spent. */
export const storyPoints = z.object({
  players: z.int(),
  gameMaster: z.int(),
  /** Increases with every change. */
  version: z.int(),
  /** The last point that was spent outside a check and can be taken back. */
  last: z.nullable(z.object({ side: encounterSide, by: z.string(), undoable: z.boolean() })),
})
export type StoryPoints = z.infer<typeof storyPoints>
