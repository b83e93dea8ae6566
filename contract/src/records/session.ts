import * as z from 'zod/mini'

import { mention } from './entity.ts'
import { note } from './note.ts'
import { roll } from './roll.ts'

/** An evening of play. Times are in milliseconds since 1970. */
export const session = z.object({
  id: z.string(),
  /** Counted from 1 in each campaign. */
  number: z.int(),
  startedAt: z.number(),
  /** `null` while it is open. */
  endedAt: z.nullable(z.number()),
  /** The date in the campaign on which it was played, in its words; `null` if it is not known. */
  date: z.nullable(z.string()),
})
export type Session = z.infer<typeof session>

const at = z.number()

/** What happened in a session, as one viewer may see it. */
export const sessionEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roll'), at, roll }),
  /** A scene was made active. */
  z.object({ kind: z.literal('scene'), at, entity: mention }),
  /** An entity, or more of a character, was shown to the players, and was not hidden again. */
  z.object({ kind: z.literal('revealed'), at, entity: mention }),
  /** A secret of an entity was shown to players, and was not hidden again. */
  z.object({ kind: z.literal('secret'), at, entity: mention }),
  /** A note for everyone. */
  z.object({ kind: z.literal('note'), at, note }),
  /** How many of an item a character had in the end, after their number changed. */
  z.object({ kind: z.literal('inventory'), at, character: mention, item: mention, amount: z.number() }),
  /** A character's hit points fell to 0. */
  z.object({ kind: z.literal('fell'), at, character: mention }),
])
export type SessionEvent = z.infer<typeof sessionEvent>
