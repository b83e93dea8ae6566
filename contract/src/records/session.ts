import * as z from 'zod/mini'

import { mention } from './entity.ts'
import { note } from './note.ts'
import { roll } from './roll.ts'

/** A session of play. Times are in milliseconds since 1970. */
export const session = z.object({
  id: z.string(),
  /** From 1 in each campaign. */
  number: z.int(),
  startedAt: z.number(),
  /** `null` while it is open. */
  endedAt: z.nullable(z.number()),
  /** Its date in the campaign, in the campaign's words; `null` if unknown. */
  date: z.nullable(z.string()),
})
export type Session = z.infer<typeof session>

const at = z.number()

/** An event in a session, presented for one viewer. */
export const sessionEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roll'), at, roll }),
  /** A scene became active. */
  z.object({ kind: z.literal('scene'), at, entity: mention }),
  /** An entity, or more of a character, became visible to the players and stayed visible. */
  z.object({ kind: z.literal('revealed'), at, entity: mention }),
  /** A secret of an entity became visible to players and stayed visible. */
  z.object({ kind: z.literal('secret'), at, entity: mention }),
  /** A note for everyone. */
  z.object({ kind: z.literal('note'), at, note }),
  /** The amount of an item changed; `amount` is a character's final number of it. */
  z.object({ kind: z.literal('inventory'), at, character: mention, item: mention, amount: z.number() }),
  /** A character's hit points fell to 0. */
  z.object({ kind: z.literal('fell'), at, character: mention }),
  /** A fight. `rounds`: `null` until it ends. `title`: may be empty. */
  z.object({ kind: z.literal('encounter'), at, id: z.string(), title: z.string(), rounds: z.nullable(z.int()) }),
  /** Experience that the game master gave. */
  z.object({
    kind: z.literal('experience'),
    at,
    id: z.string(),
    character: mention,
    amount: z.int(),
    reason: z.string(),
  }),
  /** A line that the game master wrote into the log. */
  z.object({ kind: z.literal('line'), at, id: z.string(), by: z.string(), text: z.string() }),
])
export type SessionEvent = z.infer<typeof sessionEvent>
