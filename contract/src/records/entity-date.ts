import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** A day number, from 0 for the first day of year 1. */
const day = z.int()

/** The date of an entity that the viewer knows. */
export const entityDate = z.object({
  /** In the campaign's words, or in the author's if the calendar can't read it. */
  text: z.string(),
  /** The date of its end. */
  until: z.nullable(z.string()),
  /** The first and last day; `null` if the calendar can't read the date. */
  first: z.nullable(day),
  last: z.nullable(day),
  /** For the game master, if not all players know this date: the text that the others read instead, or `null`. */
  forPlayers: z.optional(z.nullable(z.string())),
  /** For the game master: the characters whose players know it, if not all players do. */
  readers: z.optional(z.array(entityId)),
})
export type EntityDate = z.infer<typeof entityDate>
