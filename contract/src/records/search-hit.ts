import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** A range of a text, in UTF-16 code units: `from` is inclusive, `to` exclusive. */
const range = z.object({ from: z.int(), to: z.int() })
export type Range = z.infer<typeof range>

/** A heading in the long text of a page, or in its other texts. */
const hitSection = z.object({
  /** The fragment of its address on the page. */
  id: z.string(),
  title: z.string(),
  titleRanges: z.array(range),
})
export type HitSection = z.infer<typeof hitSection>

/** The matches of the search terms in the texts of an entity that this viewer may read. */
export const searchHit = z.object({
  id: entityId,
  /** A short excerpt around the matches, as plain text; the beginning of the text if only the name matches. */
  passage: z.string(),
  /** The matches in the name and the passage, in order, without adjacent or overlapping ranges. */
  nameRanges: z.array(range),
  passageRanges: z.array(range),
  /** A few sections with some of the terms in their headings and the others in the name, in the order of the page. */
  sections: z.array(hitSection),
})

export type SearchHit = z.infer<typeof searchHit>
