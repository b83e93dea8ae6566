import * as z from 'zod/mini'

import { encounterSide } from './encounter.ts'

/** The story points of both sides. Spending points doesn't change their sum. */
export const storyPoints = z.object({
  players: z.int(),
  gameMaster: z.int(),
  /** Increases with every change. */
  version: z.int(),
  /** The last point spent outside a check, which can be taken back. */
  last: z.nullable(z.object({ side: encounterSide, by: z.string(), undoable: z.boolean() })),
})
export type StoryPoints = z.infer<typeof storyPoints>
