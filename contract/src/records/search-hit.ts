import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** A part of a text, in UTF-16 units as JavaScript counts them: the first, and the one after the last. */
const range = z.object({ from: z.int(), to: z.int() })
export type Range = z.infer<typeof range>

/** Where the words asked for stand in what this viewer may read of an entity. */
export const searchHit = z.object({
  id: entityId,
  /** A short piece of its texts around them, as plain words; where only the name has them, how its texts begin. */
  passage: z.string(),
  /** In the name, and in the passage: each in order, none touching another. */
  nameRanges: z.array(range),
  passageRanges: z.array(range),
})

export type SearchHit = z.infer<typeof searchHit>
