import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** A piece of a sentence: words, or the name of an entity that links to its page. */
const sentencePart = z.union([
  z.object({ text: z.string() }),
  z.object({ entity: z.object({ id: entityId, name: z.string() }) }),
])

/** A contradiction in the campaign. */
const continuityFinding = z.object({
  /** Changes when the row or one of its pages changes. */
  id: z.string(),
  sentence: z.array(sentencePart),
  /** The page to fix; `null` if no page of the row exists. */
  edit: z.nullable(entityId),
})

export const continuityCheck = z.object({
  id: z.string(),
  name: z.string(),
  /** What it finds, in one sentence. */
  purpose: z.string(),
  /** What the game master may do about a finding. */
  advice: z.string(),
  /** Its Datalog program; `null` for a search of texts. */
  program: z.nullable(z.string()),
  /** The sentence for a row. `{name}` is replaced by the value of a column. */
  wording: z.string(),
  isOwn: z.boolean(),
  isOn: z.boolean(),
  /** The reason for its failure; `null` if it succeeded, or has not run yet. */
  error: z.nullable(z.string()),
  findings: z.array(continuityFinding),
  /** Findings that the game master accepted as intended. */
  accepted: z.array(continuityFinding),
  /** The number of rows that aren't listed. */
  more: z.number(),
})
