import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entityType } from './entity.ts'
import { picture } from './picture.ts'

/** An entity as a line of what is new shows it. */
const subject = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  description: z.string(),
  image: z.nullable(picture),
})

/** When, in milliseconds since 1970. */
const at = z.number()

/** Something that others did since a player was there, as the player may see it now. */
export const recentChange = z.discriminatedUnion('why', [
  /**
   * `revealed`: the page is new to the player; `newsletter`: it is one. `more`: they get more of a character than before. `rewritten`: its
   * text changed. `secret`: one of its secrets was told to them.
   */
  z.object({
    why: z.enum(['revealed', 'newsletter', 'more', 'rewritten', 'secret']),
    at,
    entity: subject,
  }),
  /** A note for everyone. `by`: the first name of who wrote it. */
  z.object({ why: z.literal('note'), at, entity: z.nullable(subject), by: z.string() }),
  /** A roll with a symbol that is rare. `entity`: the character that was rolled for. */
  z.object({
    why: z.literal('roll'),
    at,
    entity: z.nullable(subject),
    by: z.string(),
    symbol: z.enum(['triumph', 'despair']),
  }),
  /** A character was badly hurt. */
  z.object({ why: z.literal('injury'), at, entity: subject, injury: z.string() }),
  /** The log of a session was closed. */
  z.object({ why: z.literal('session'), at, sessionId: z.string(), number: z.int() }),
  /** An item was given to the player's character, who now has so many. */
  z.object({ why: z.literal('item'), at, entity: subject, amount: z.number() }),
])
export type RecentChange = z.infer<typeof recentChange>
