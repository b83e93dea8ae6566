import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** A piece of a sentence: words, or the name of an entity that links to its page. */
const sentencePart = z.union([
  z.object({ text: z.string() }),
  z.object({ entity: z.object({ id: entityId, name: z.string() }) }),
])

/** Something that does not hold. */
const continuityFinding = z.object({
  /** Changes when the row or one of its pages does. */
  id: z.string(),
  sentence: z.array(sentencePart),
  /** The page to mend; `null` if none of the row exists. */
  edit: z.nullable(entityId),
})

export const continuityCheck = z.object({
  id: z.string(),
  name: z.string(),
  /** What it looks for, in one sentence. */
  purpose: z.string(),
  /** What the game master may do about a finding. */
  advice: z.string(),
  /** Its Datalog; `null` for a search of texts. */
  program: z.nullable(z.string()),
  /** How a row is told: `{name}` stands for the value of a column. */
  wording: z.string(),
  isOwn: z.boolean(),
  isOn: z.boolean(),
  /** Why it could not be answered; `null` if it was, or has not been asked yet. */
  error: z.nullable(z.string()),
  findings: z.array(continuityFinding),
  /** What the game master said is meant. */
  accepted: z.array(continuityFinding),
  /** How many more rows there were than are listed. */
  more: z.number(),
})
