import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entityType } from './entity.ts'
import { picture } from './picture.ts'

/** An entity in the list of what is new. */
const subject = z.object({
  id: entityId,
  name: z.string(),
  type: entityType,
  description: z.string(),
  image: z.nullable(picture),
})

/** Milliseconds since 1970. */
const at = z.number()

/** A change by others since a player's last visit, presented for the player. */
export const recentChange = z.discriminatedUnion('why', [
  /**
   * - `revealed`: a page that is new to the player. A new newsletter is `newsletter`.
   * - `more`: more of a character became visible.
   * - `rewritten`: the text changed.
   * - `secret`: the player became a reader of one of its secrets.
   */
  z.object({
    why: z.enum(['revealed', 'newsletter', 'more', 'rewritten', 'secret']),
    at,
    entity: subject,
  }),
  /** A note for everyone. `by` is the author's first name. */
  z.object({ why: z.literal('note'), at, entity: z.nullable(subject), by: z.string() }),
  /** A roll with a rare symbol. `entity` is the character of the roll. */
  z.object({
    why: z.literal('roll'),
    at,
    entity: z.nullable(subject),
    by: z.string(),
    symbol: z.enum(['triumph', 'despair']),
  }),
  /** A character suffered a critical injury. */
  z.object({ why: z.literal('injury'), at, entity: subject, injury: z.string() }),
  /** A session ended. */
  z.object({ why: z.literal('session'), at, sessionId: z.string(), number: z.int() }),
  /** The player's character got an item. `amount` is the new total. */
  z.object({ why: z.literal('item'), at, entity: subject, amount: z.number() }),
])
export type RecentChange = z.infer<typeof recentChange>
