import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** Days count from 0 for the first day of year 1. */
const day = z.int()

/** When something was, as the viewer knows it. */
export const entityDate = z.object({
  /** In the campaign's words or, if it is no date of the calendar, in the author's. */
  text: z.string(),
  /** When it ended. */
  until: z.nullable(z.string()),
  /** The first and last day; `null` if it is no date of the calendar. */
  first: z.nullable(day),
  last: z.nullable(day),
  /** For the game master, if not everyone knows this: what all other players read instead, `null` for nothing. */
  forPlayers: z.optional(z.nullable(z.string())),
  /** For the game master: the characters whose players know it although not everyone does. */
  readers: z.optional(z.array(entityId)),
})
export type EntityDate = z.infer<typeof entityDate>
